/** Which columns of a table stand on a screen that is too narrow for all of them. */

export interface ColumnRoom {
  readonly key: string
  /** What its longest number needs, in pixels. */
  readonly least: number
}

interface ColumnOrder {
  /** Those that matter most first; what is not named gives way first. */
  readonly keptLongest: readonly string[]
  readonly onEveryPage: readonly string[]
}

/**
 * Pages of columns, each in the order of the table. Nothing is squeezed: what has no room stands on the next page, beside
 * the columns that name the row. A column that is wider than any page has one to itself.
 */
export function columnPages(
  columns: readonly ColumnRoom[],
  room: number,
  { keptLongest, onEveryPage }: ColumnOrder,
): string[][] {
  const rank = ({ key }: ColumnRoom) => (keptLongest.includes(key) ? keptLongest.indexOf(key) : keptLongest.length)
  const named = columns.filter(({ key }) => onEveryPage.includes(key))
  const pages: Set<string>[] = []
  let rest = columns.filter((column) => !named.includes(column)).sort((a, b) => rank(a) - rank(b))
  do {
    let left = room - named.reduce((sum, { least }) => sum + least, 0)
    const page = new Set(named.map(({ key }) => key))
    const later: ColumnRoom[] = []
    for (const column of rest) {
      if (column.least <= left || column === rest[0]) {
        page.add(column.key)
        left -= column.least
      } else later.push(column)
    }
    pages.push(page)
    rest = later
  } while (rest.length > 0)
  return pages.map((page) => columns.flatMap(({ key }) => (page.has(key) ? [key] : [])))
}
