/** What is typed into a search: every word of it must occur, in any order and in any case. */
export function matchesWords(text: string, typed: string): boolean {
  const searched = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** More rows than this nobody reads: the search is to be narrowed. */
export const MOST_HITS = 200

export function hitsOf<Row>(
  rows: readonly Row[],
  typed: string,
  textOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly more: boolean } {
  const hits = rows.filter((row) => matchesWords(textOf(row), typed))
  return { rows: hits.slice(0, MOST_HITS), more: hits.length > MOST_HITS }
}
