/** Three years of rows in the browser's own database, one for each company. */
import type { PlainRow } from '@takt/domain/analysis/column-page.ts'
import type { Dataset } from '@takt/domain/analysis/datasets.ts'
import { type CompleteMark, inChunks, judgeDatabase, SCHEMA_VERSION } from '@takt/domain/analysis/load-plan.ts'
import { Dexie, type Table } from 'dexie'

const tableOfDataset = { 'history-day': 'history', 'card-history': 'card', 'history-scrap': 'scrap' } as const
/** What a record is replaced by: its day. */
const dayOf = { 'history-day': 'trans_date', 'card-history': 'stop_date', 'history-scrap': 'trans_date' } as const

export interface AnalysisStore {
  mark(): Promise<CompleteMark | null>
  rows(): Promise<PlainRow[]>
  /** Takes everything away, the mark first: what is half there counts as nothing. */
  clear(): Promise<void>
  add(rows: readonly PlainRow[], wrote: (count: number) => void): Promise<void>
  complete(mark: CompleteMark): Promise<void>
  /** All of a later load or nothing of it. */
  replaceFrom(
    from: string,
    on: { rows: readonly PlainRow[]; mark: CompleteMark; wrote: (count: number) => void },
  ): Promise<void>
  close(): void
}

/** Null: it belongs to a newer client. Throws where the browser gives no room at all. */
export async function openStore(name: string, dataset: Dataset): Promise<AnalysisStore | null> {
  const verdict = judgeDatabase(await versionOf(name))
  if (verdict === 'newer') return null
  if (verdict === 'older') await Dexie.delete(name)
  const db = new Dexie(name)
  db.version(SCHEMA_VERSION).stores({
    history: '[trans_date+machine_id+shift+card_no+tool_id], week_number, trans_date',
    card: '[machine_id+card_no], stop_date',
    scrap: 'record_no, week_number, trans_date',
    complete: 'dataset',
  })
  await db.open()
  return storeOf(db, dataset)
}

async function versionOf(name: string): Promise<number | null> {
  if (!(await Dexie.exists(name))) return null
  const found = await new Dexie(name).open()
  const version = found.verno
  found.close()
  return version
}

function storeOf(db: Dexie, dataset: Dataset): AnalysisStore {
  const records = db.table(tableOfDataset[dataset]) as Table<PlainRow>
  const marks = db.table('complete') as Table<CompleteMark, Dataset>
  const write = async (rows: readonly PlainRow[], wrote: (count: number) => void) => {
    for (const chunk of inChunks(rows)) {
      await records.bulkPut(chunk)
      wrote(chunk.length)
    }
  }
  return {
    mark: async () => (await marks.get(dataset)) ?? null,
    rows: () => records.toArray(),
    clear: () =>
      db.transaction('rw', records, marks, async () => {
        await marks.delete(dataset)
        await records.clear()
      }),
    add: write,
    complete: async (mark) => {
      await marks.put(mark)
    },
    replaceFrom: (from, { rows, mark, wrote }) =>
      db.transaction('rw', records, marks, async () => {
        await records.where(dayOf[dataset]).aboveOrEqual(from).delete()
        await write(rows, wrote)
        await marks.put(mark)
      }),
    close: () => db.close(),
  }
}
