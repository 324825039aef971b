/** The rows of a list that a scanned code names as a whole: part of a number names nothing. */
export function rowsNamed<Row>(
  rows: readonly Row[],
  code: string,
  codesOf: (row: Row) => readonly string[],
): readonly Row[] {
  const wanted = code.trim().toLowerCase()
  return rows.filter((row) => codesOf(row).some((known) => known.toLowerCase() === wanted))
}
