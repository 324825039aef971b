/** All rows of a dataset in typed arrays: a filter is judged once per word, and a click on 200,000 rows stays below the eye. */
import type { ColumnPage } from './column-page.ts'
import { type DatasetColumns, labelColumnOf } from './dataset-columns.ts'

export interface WordColumn {
  readonly words: readonly string[]
  readonly at: Uint32Array
}

export interface Table {
  readonly length: number
  readonly texts: Readonly<Record<string, WordColumn>>
  /** NaN where a row has no number. */
  readonly numbers: Readonly<Record<string, Float64Array>>
}

interface Source {
  readonly length: number
  readonly texts: Readonly<Record<string, { readonly words: readonly string[]; readonly at: ArrayLike<number> }>>
  readonly numbers: Readonly<Record<string, ArrayLike<number | null>>>
  /** Rows that are taken; undefined takes all. */
  readonly rows?: Uint32Array
}

export function tableOf(columns: DatasetColumns, sources: readonly Source[]): Table {
  const length = sources.reduce((sum, source) => sum + (source.rows?.length ?? source.length), 0)
  return {
    length,
    texts: Object.fromEntries(columns.texts.map((name) => [name, wordColumn(name, sources, length)])),
    numbers: Object.fromEntries(columns.numbers.map((name) => [name, numberColumn(name, sources, length)])),
  }
}

function wordColumn(name: string, sources: readonly Source[], length: number): WordColumn {
  const places = new Map<string, number>()
  const at = new Uint32Array(length)
  let next = 0
  for (const { length: own, texts, rows } of sources) {
    const column = texts[name] ?? { words: [''], at: new Uint32Array(own) }
    const moved = column.words.map((word) => {
      const known = places.get(word)
      if (known !== undefined) return known
      places.set(word, places.size)
      return places.size - 1
    })
    const count = rows?.length ?? own
    for (let i = 0; i < count; i += 1) at[next + i] = moved[column.at[rows ? rows[i]! : i]!]!
    next += count
  }
  return { words: [...places.keys()], at }
}

function numberColumn(name: string, sources: readonly Source[], length: number): Float64Array {
  const all = new Float64Array(length)
  let next = 0
  for (const { length: own, numbers, rows } of sources) {
    const values = numbers[name]
    const count = rows?.length ?? own
    for (let i = 0; i < count; i += 1) all[next + i] = values?.[rows ? rows[i]! : i] ?? Number.NaN
    next += count
  }
  return all
}

/** What is known before `from`, and then what was loaded: a later load replaces everything from that day on. */
export function replacedFrom(
  table: Table,
  from: string,
  on: { columns: DatasetColumns; pages: readonly ColumnPage[] },
): Table {
  const { words, at } = column(table, 'trans_date')
  const keeps = words.map((day) => day < from)
  const rows = Uint32Array.from({ length: table.length }, (_, row) => row).filter((row) => keeps[at[row]!])
  return tableOf(on.columns, [{ ...table, rows }, ...on.pages])
}

/** A card that was taken up again stands where it ended last. */
export function lastOfEach(table: Table, key: readonly string[], columns: DatasetColumns): Table {
  const last = new Map<string, number>()
  for (let row = 0; row < table.length; row += 1) last.set(key.map((name) => wordAt(table, name, row)).join('|'), row)
  if (last.size === table.length) return table
  return tableOf(columns, [{ ...table, rows: Uint32Array.from(last.values()).sort() }])
}

const none: WordColumn = { words: [], at: new Uint32Array(0) }

export function column(table: Table, name: string): WordColumn {
  return table.texts[name] ?? none
}

export function wordAt(table: Table, name: string, row: number): string {
  const { words, at } = column(table, name)
  return words[at[row] ?? -1] ?? ''
}

const knownLabels = new WeakMap<Table, Map<string, readonly string[]>>()

/** What each word of a column is called, by its last row: a machine that was renamed has its new name. */
export function labelsOf(table: Table, name: string): readonly string[] {
  let known = knownLabels.get(table)
  if (!known) {
    known = new Map()
    knownLabels.set(table, known)
  }
  let labels = known.get(name)
  if (!labels) {
    labels = readLabels(table, name)
    known.set(name, labels)
  }
  return labels
}

function readLabels(table: Table, name: string): readonly string[] {
  const { words, at } = column(table, name)
  const by = labelColumnOf(name)
  const labels = [...words]
  if (by === undefined) return labels
  const named = column(table, by)
  for (let row = 0; row < table.length; row += 1) labels[at[row]!] = named.words[named.at[row]!] || words[at[row]!]!
  return labels
}
