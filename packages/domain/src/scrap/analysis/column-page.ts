/** Rows as columns: a word that stands in thousands of rows crosses the wire once. */
import type { DatasetColumns } from './dataset-columns.ts'

export interface TextColumn {
  readonly words: readonly string[]
  /** Of each row the place of its word. */
  readonly at: readonly number[]
}

export interface ColumnPage {
  readonly length: number
  readonly texts: Readonly<Record<string, TextColumn>>
  readonly numbers: Readonly<Record<string, readonly (number | null)[]>>
}

export type Cell = string | number | null
export type PlainRow = Readonly<Record<string, Cell>>

export function columnPage(rows: readonly object[], columns: DatasetColumns): ColumnPage {
  const cells = rows as readonly PlainRow[]
  return {
    length: rows.length,
    texts: Object.fromEntries(columns.texts.map((name) => [name, textColumn(cells, name)])),
    numbers: Object.fromEntries(
      columns.numbers.map((name) => [name, cells.map((row) => (row[name] as number | null | undefined) ?? null)]),
    ),
  }
}

function textColumn(rows: readonly PlainRow[], name: string): TextColumn {
  const places = new Map<string, number>()
  const at = rows.map((row) => {
    const word = String(row[name] ?? '')
    let place = places.get(word)
    if (place === undefined) {
      place = places.size
      places.set(word, place)
    }
    return place
  })
  return { words: [...places.keys()], at }
}
