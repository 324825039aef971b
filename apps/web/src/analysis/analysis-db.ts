/** Three years of rows in the browser's own database, one for each company. */
import { datasetColumns } from '@takt/domain/analysis/dataset-columns.ts'
import type { Dataset } from '@takt/domain/analysis/datasets.ts'
import { type CompleteMark, judgeDatabase, SCHEMA_VERSION } from '@takt/domain/analysis/load-plan.ts'
import { chunksOf, column, replacedFrom, type Source, type Table } from '@takt/domain/analysis/table.ts'
import { Dexie, type Table as Stored } from 'dexie'

const tableOfDataset = { 'history-day': 'history', 'card-history': 'card', 'history-scrap': 'scrap' } as const
/** Where a chunk is found by the days of its rows. */
const daysIndex = { 'history-day': 'trans_date', 'card-history': 'stop_date', 'history-scrap': 'trans_date' } as const

/** Up to a thousand rows. Its days and weeks stand beside them, for the indexes. */
interface StoredChunk {
  /** In the order of writing: a card that was taken up again stands behind its earlier end. */
  readonly chunk_no?: number
  readonly rows: Table
  readonly week_number: readonly string[]
  readonly trans_date?: readonly string[]
  readonly stop_date?: readonly string[]
}

export interface AnalysisStore {
  mark(): Promise<CompleteMark | null>
  tables(): Promise<Table[]>
  /** Takes everything away, the mark first: what is half there counts as nothing. */
  clear(): Promise<void>
  add(page: Source, wrote: (count: number) => void): Promise<void>
  complete(mark: CompleteMark): Promise<void>
  /** All of a later load or nothing of it. */
  replaceFrom(from: string, on: { pages: readonly Source[]; mark: CompleteMark }): Promise<void>
  close(): void
}

/** Null: it belongs to a newer client. Throws where the browser gives no room at all. */
export async function openStore(name: string, dataset: Dataset): Promise<AnalysisStore | null> {
  const verdict = judgeDatabase(await versionOf(name))
  if (verdict === 'newer') return null
  if (verdict === 'older') await Dexie.delete(name)
  const db = new Dexie(name)
  db.version(SCHEMA_VERSION).stores({
    history: '++chunk_no, *week_number, *trans_date',
    card: '++chunk_no, *stop_date',
    scrap: '++chunk_no, *week_number, *trans_date',
    complete: 'dataset',
  })
  await db.open()
  return storeOf(db, dataset)
}

async function versionOf(name: string): Promise<number | null> {
  if (!(await Dexie.exists(name))) return null
  const found = await new Dexie(name).open()
  const version = found.verno
  const inChunks = found.tables.some(({ schema }) => schema.primKey.keyPath === 'chunk_no')
  found.close()
  // Of the same version and with a record for each row: it is filled anew, like an older one.
  return version === SCHEMA_VERSION && !inChunks ? SCHEMA_VERSION - 1 : version
}

function storeOf(db: Dexie, dataset: Dataset): AnalysisStore {
  const columns = datasetColumns[dataset]
  const chunks = db.table(tableOfDataset[dataset]) as Stored<StoredChunk, number>
  const marks = db.table('complete') as Stored<CompleteMark, Dataset>
  const stored = (rows: Table): StoredChunk => ({
    rows,
    week_number: column(rows, 'week_number').words,
    [daysIndex[dataset]]: column(rows, 'trans_date').words,
  })
  return {
    mark: async () => (await marks.get(dataset)) ?? null,
    tables: async () => (await chunks.toArray()).map(({ rows }) => rows),
    clear: () =>
      db.transaction('rw', chunks, marks, async () => {
        await marks.delete(dataset)
        await chunks.clear()
      }),
    add: async (page, wrote) => {
      for (const rows of chunksOf(columns, page)) {
        await chunks.add(stored(rows))
        wrote(rows.length)
      }
    },
    complete: async (mark) => {
      await marks.put(mark)
    },
    replaceFrom: (from, { pages, mark }) =>
      db.transaction('rw', chunks, marks, async () => {
        const touched = await chunks.where(daysIndex[dataset]).aboveOrEqual(from).distinct().sortBy('chunk_no')
        await chunks.bulkDelete(touched.map(({ chunk_no }) => chunk_no ?? 0))
        // What is older in them is written with what is new: a chunk cut short every day would leave a thousand crumbs.
        const before = touched.map(({ rows }) => rows)
        const all = chunksOf(columns, replacedFrom(before, from, { columns, pages }))
        await chunks.bulkAdd(all.map(stored))
        await marks.put(mark)
      }),
    close: () => db.close(),
  }
}
