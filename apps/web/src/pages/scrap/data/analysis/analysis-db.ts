/** Three years of rows in the browser's own database, one for each company. */
import { datasetColumns } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import { type CompleteMark, judgeDatabase, SCHEMA_VERSION } from '@takt/domain/scrap/analysis/load-plan.ts'
import { chunksOf, column, replacedFrom, type Source, type Table } from '@takt/domain/scrap/analysis/table.ts'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

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

interface Chunks {
  key: number
  value: StoredChunk
  indexes: { week_number: string; trans_date: string; stop_date: string }
}

interface AnalysisDb extends DBSchema {
  history: Chunks
  card: Chunks
  scrap: Chunks
  complete: { key: Dataset; value: CompleteMark }
}

const indexes = {
  history: ['week_number', 'trans_date'],
  card: ['stop_date'],
  scrap: ['week_number', 'trans_date'],
} as const

/** The browser counts versions in tens: so did what made the databases that stand on devices. */
const TENS = 10

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
  if (verdict === 'older') await deleteDB(name)
  const db = await openDB<AnalysisDb>(name, SCHEMA_VERSION * TENS, {
    upgrade(made) {
      for (const table of ['history', 'card', 'scrap'] as const) {
        const chunks = made.createObjectStore(table, { keyPath: 'chunk_no', autoIncrement: true })
        for (const each of indexes[table]) chunks.createIndex(each, each, { multiEntry: true })
      }
      made.createObjectStore('complete', { keyPath: 'dataset' })
    },
    // A newer version in another tab waits for this one to let go.
    blocking: (_old, _next, event) => (event.target as IDBDatabase).close(),
  })
  return storeOf(db, dataset)
}

async function versionOf(name: string): Promise<number | null> {
  // Without a version: opened as it is, or made empty where there was none, to be filled by who opens it next.
  const found = await openDB(name)
  const version = found.version / TENS
  const isEmpty = found.objectStoreNames.length === 0
  const inChunks = found.objectStoreNames.contains('scrap') && found.transaction('scrap').store.keyPath === 'chunk_no'
  found.close()
  if (isEmpty && version < SCHEMA_VERSION) return null
  // Of the same version and with a record for each row: it is filled anew, like an older one.
  return version === SCHEMA_VERSION && !inChunks ? SCHEMA_VERSION - 1 : version
}

function storeOf(db: IDBPDatabase<AnalysisDb>, dataset: Dataset): AnalysisStore {
  const columns = datasetColumns[dataset]
  const table = tableOfDataset[dataset]
  const stored = (rows: Table): StoredChunk => ({
    rows,
    week_number: column(rows, 'week_number').words,
    [daysIndex[dataset]]: column(rows, 'trans_date').words,
  })
  return {
    mark: async () => (await db.get('complete', dataset)) ?? null,
    tables: async () => (await db.getAll(table)).map(({ rows }) => rows),
    clear: async () => {
      const all = db.transaction([table, 'complete'], 'readwrite')
      await Promise.all([all.objectStore('complete').delete(dataset), all.objectStore(table).clear(), all.done])
    },
    add: async (page, wrote) => {
      for (const rows of chunksOf(columns, page)) {
        await db.add(table, stored(rows))
        wrote(rows.length)
      }
    },
    complete: async (mark) => {
      await db.put('complete', mark)
    },
    replaceFrom: async (from, { pages, mark }) => {
      const all = db.transaction([table, 'complete'], 'readwrite')
      const chunks = all.objectStore(table)
      // A chunk stands in the index with every day of its rows, and in the table as it was written.
      const keys = await chunks.index(daysIndex[dataset]).getAllKeys(IDBKeyRange.lowerBound(from))
      const touched = [...new Set(keys)].sort((one, other) => one - other)
      const found = await Promise.all(touched.map((key) => chunks.get(key)))
      // What is older in them is written with what is new: a chunk cut short every day would leave a thousand crumbs.
      const before = found.flatMap((chunk) => chunk?.rows ?? [])
      const after = chunksOf(columns, replacedFrom(before, from, { columns, pages }))
      await Promise.all([
        ...touched.map((key) => chunks.delete(key)),
        ...after.map((rows) => chunks.add(stored(rows))),
        all.objectStore('complete').put(mark),
        all.done,
      ])
    },
    close: () => db.close(),
  }
}
