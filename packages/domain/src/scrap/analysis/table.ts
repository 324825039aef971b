/** All rows of a dataset in typed arrays: a filter is judged once per word, and a click on 200,000 rows stays below the eye. */
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

export interface Source {
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

/** Only words that stand in a row that is taken: the others would be offered as filters, or name a newest day that is gone. */
function wordColumn(name: string, sources: readonly Source[], length: number): WordColumn {
  const places = new Map<string, number>()
  const at = new Uint32Array(length)
  let next = 0
  for (const { length: own, texts, rows } of sources) {
    const column = texts[name] ?? { words: [''], at: new Uint32Array(own) }
    const moved = new Int32Array(column.words.length).fill(-1)
    const count = rows?.length ?? own
    for (let i = 0; i < count; i += 1) {
      const before = column.at[rows ? rows[i]! : i]!
      let place = moved[before]!
      if (place < 0) {
        const word = column.words[before]!
        place = places.get(word) ?? places.size
        places.set(word, place)
        moved[before] = place
      }
      at[next + i] = place
    }
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
  tables: readonly Table[],
  from: string,
  on: { columns: DatasetColumns; pages: readonly Source[] },
): Table {
  return tableOf(on.columns, [...tables.map((table) => ({ ...table, rows: rowsBefore(table, from) })), ...on.pages])
}

function rowsBefore(table: Table, from: string): Uint32Array {
  const { words, at } = column(table, 'trans_date')
  const keeps = words.map((day) => day < from)
  return Uint32Array.from({ length: table.length }, (_, row) => row).filter((row) => keeps[at[row]!])
}

/** Records are stored in parts of this many. */
export const CHUNK = 1000

/**
 * The rows in parts, each with its own words alone. The browser's database takes a part as one record: to write thousands
 * of rows one by one takes a minute of a busy terminal.
 */
export function chunksOf(columns: DatasetColumns, source: Source): Table[] {
  return Array.from({ length: Math.ceil(source.length / CHUNK) }, (_, part) => {
    const first = part * CHUNK
    const length = Math.min(CHUNK, source.length - first)
    return tableOf(columns, [{ ...source, rows: Uint32Array.from({ length }, (_, at) => first + at) }])
  })
}

/** A card that was taken up again stands where it ended last, in whatever order its ends were loaded. */
export function lastOfEach(table: Table, key: readonly string[], columns: DatasetColumns): Table {
  const last = new Map<string, number>()
  const end = (row: number) => wordAt(table, 'stop_date', row)
  for (let row = 0; row < table.length; row += 1) {
    const own = key.map((name) => wordAt(table, name, row)).join('|')
    const known = last.get(own)
    if (known === undefined || end(row) >= end(known)) last.set(own, row)
  }
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
