/** Keeps the rows of one dataset, in the browser's database and in memory, and answers questions about them. */
import { answerTo, offerOf } from '@takt/domain/scrap/analysis/answer.ts'
import type { ColumnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { tableColumns } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import type { CompleteMark, LoadPlan } from '@takt/domain/scrap/analysis/load-plan.ts'
import {
  column,
  lastOfEach,
  replacedFrom,
  type Source,
  type Table,
  tableOf,
} from '@takt/domain/scrap/analysis/table.ts'
import { type AnalysisStore, openStore } from './analysis-db.ts'
import type { FromWorker, Storage, ToWorker } from './worker-messages.ts'

const worker = self as unknown as {
  postMessage(message: FromWorker): void
  onmessage: ((event: { data: ToWorker }) => void) | null
}
const tell = (message: FromWorker) => worker.postMessage(message)

let dataset: Dataset = 'history-scrap'
let store: AnalysisStore | null = null
let storage: Storage = 'refused'
let table: Table = tableOf({ texts: [], numbers: [] }, [])
interface Load {
  readonly plan: LoadPlan
  readonly pages: ColumnPage[]
  /** What was asked for first is in memory: questions about it need not wait for what is written. */
  shown: boolean
  records: number
}
let load: Load | null = null

const work: { readonly [D in ToWorker['do']]: (message: Extract<ToWorker, { do: D }>) => Promise<void> | void } = {
  open: async (message) => {
    dataset = message.dataset
    try {
      store = await openStore(message.database, dataset)
      storage = store ? 'kept' : 'newer'
      const found = (await store?.mark()) ?? null
      // Rows of another person, who may see other machines, are not shown while the server is asked.
      const mark = found?.scope === message.scope ? found : null
      if (mark && store) table = known(await store.tables())
      tell({ told: 'opened', mark, storage, offer: mark && offerOf(table, dataset) })
    } catch {
      giveUpStore()
      tell({ told: 'opened', mark: null, storage, offer: null })
    }
  },
  begin: async ({ plan }) => {
    load = { plan, pages: [], shown: false, records: 0 }
    if (plan.kind === 'first') await withStore((own) => own.clear())
  },
  page: async ({ page }) => {
    const own = load
    if (!own) return
    own.pages.push(page)
    if (own.plan.kind === 'first') await withStore((kept) => kept.add(page, (count) => wrote(own, count)))
    if (storage !== 'kept') wrote(own, page.length)
  },
  'so-far': () => {
    const own = load
    if (!own) return
    table = known(own.pages)
    own.shown = true
    tell({ told: 'so-far', offer: offerOf(table, dataset) })
  },
  finish: async ({ mark: given }) => {
    const own = load
    if (!own) return
    const { plan, pages } = own
    table =
      plan.kind === 'first'
        ? known(pages)
        : deduced(replacedFrom([table], plan.from, { columns: tableColumns(dataset), pages }))
    const mark: CompleteMark = { ...given, newest: newestDay() }
    await withStore((kept) =>
      plan.kind === 'first' ? kept.complete(mark) : kept.replaceFrom(plan.from, { pages, mark }),
    )
    load = null
    tell({ told: 'finished', mark, storage, offer: offerOf(table, dataset) })
  },
  cancel: async () => {
    const first = load?.plan.kind === 'first'
    load = null
    if (first) await withStore((own) => own.clear())
    tell({ told: 'cancelled' })
  },
  ask: ({ number, question }) => tell({ told: 'answer', number, answer: answerTo(table, question) }),
}

/** One after the other: a page that comes while the last one is being written waits. */
let queue: Promise<void> = Promise.resolve()
worker.onmessage = ({ data }) => {
  if (data.do === 'ask' && load?.shown) {
    work.ask(data)
    return
  }
  queue = queue
    .then(() => (work[data.do] as (message: ToWorker) => Promise<void> | void)(data))
    .catch((problem: unknown) => tell({ told: 'failed', why: String(problem) }))
}

/** A database that is full or was taken away by the browser: the rows stay in memory, and nothing half stays on the disk. */
async function withStore(act: (own: AnalysisStore) => Promise<void>): Promise<void> {
  if (!store) return
  const own = store
  try {
    await act(own)
  } catch {
    await own.clear().catch(() => undefined)
    own.close()
    giveUpStore()
  }
}

function giveUpStore(): void {
  store = null
  storage = 'refused'
}

function wrote(own: { records: number }, count: number): void {
  own.records += count
  tell({ told: 'written', records: own.records })
}

function known(pages: readonly Source[]): Table {
  return deduced(tableOf(tableColumns(dataset), pages))
}

function deduced(all: Table): Table {
  return dataset === 'card-history' ? lastOfEach(all, ['machine_id', 'card_no'], tableColumns(dataset)) : all
}

function newestDay(): string {
  return column(table, 'trans_date').words.reduce((newest, day) => (day > newest ? day : newest), '')
}
