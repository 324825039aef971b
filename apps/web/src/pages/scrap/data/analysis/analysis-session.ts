/** The life of one dataset on a page: its worker, its loads, its questions. React only listens. */
import type { Answer, Offer, Question } from '@takt/domain/scrap/analysis/answer.ts'
import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import {
  answered,
  dataChanged,
  type FilterRuns,
  noRuns,
  type Step,
  want,
} from '@takt/domain/scrap/analysis/filter-runs.ts'
import { type CompleteMark, RELOAD_EVERY_MS, reachesBefore } from '@takt/domain/scrap/analysis/load-plan.ts'
import { CallFailure, isAway } from '../../../../data/call/call.ts'
import { logEntry } from '../../../../data/call/client-log.ts'
import { serverNow } from '../../../../data/live/server-clock.ts'
import { download } from './download.ts'
import type { FromWorker, Storage, ToWorker } from './worker-messages.ts'

export interface LoadProgress {
  readonly kind: 'first' | 'later'
  /** 0 to 1. */
  readonly downloaded: number
  readonly records: number
  readonly written: number
}

export interface AnalysisState {
  readonly storage: Storage | null
  readonly mark: CompleteMark | null
  readonly progress: LoadProgress | null
  readonly offer: Offer | null
  readonly answer: Answer | null
  /** While what is older is on its way: the first day that is there. */
  readonly loadedFrom: string | null
  /** The question is about days before it, and is asked when they have come. */
  readonly waiting: boolean
  readonly error: CallFailure | null
  /** A load that the person broke off before there was anything. */
  readonly cancelled: boolean
}

const begin: AnalysisState = {
  storage: null,
  mark: null,
  progress: null,
  offer: null,
  answer: null,
  loadedFrom: null,
  waiting: false,
  error: null,
  cancelled: false,
}

export interface AnalysisSession {
  state(): AnalysisState
  subscribe(tell: () => void): () => void
  ask(question: Question): void
  /** `everything`: as if nothing were stored. */
  load(everything?: boolean): void
  cancel(): void
  end(): void
}

export function startAnalysis(on: {
  database: string
  dataset: Dataset
  scope: string
  today: () => string
}): AnalysisSession {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
  const listeners = new Set<() => void>()
  let state = begin
  let runs: FilterRuns<Question> = noRuns
  let loading: AbortController | null = null
  let wanted: Question | null = null
  const say = (message: ToWorker) => worker.postMessage(message)
  const change = (next: Partial<AnalysisState>) => {
    state = { ...state, ...next }
    for (const tell of listeners) tell()
  }
  const step = ({ runs: next, ask }: Step<Question>) => {
    runs = next
    if (ask) say({ do: 'ask', number: ask.number, question: ask.question })
  }
  /** A question that reaches further back than the rows would be answered with less than there is. */
  const ask = () => {
    if (!wanted) return
    const waiting = reachesBefore(state.loadedFrom, wanted.period)
    if (waiting) return change({ waiting, answer: null })
    if (state.waiting) change({ waiting })
    step(want(runs, wanted))
  }
  /** What was answered before there were rows says that there is nothing, and must not stand beside the first ones. */
  const answerOfRows = () => (state.offer === null ? null : state.answer)
  const progress = (next: Partial<LoadProgress>) =>
    state.progress && change({ progress: { ...state.progress, ...next } })

  let soFar = ''
  const load = async (everything: boolean) => {
    if (loading) return
    const own = new AbortController()
    loading = own
    change({ error: null, cancelled: false })
    try {
      const { plan, state: server } = await download(on.dataset, {
        mark: everything ? null : state.mark,
        today: on.today(),
        shownFrom: wanted?.period.start ?? '',
        signal: own.signal,
        begin: (next) => {
          change({ progress: { kind: next.kind, downloaded: 0, records: 0, written: 0 } })
          say({ do: 'begin', plan: next })
        },
        page: (page, downloaded) => {
          say({ do: 'page', page })
          progress({ downloaded, records: (state.progress?.records ?? 0) + page.length })
        },
        soFar: (from) => {
          soFar = from
          progress({ downloaded: 0 })
          say({ do: 'so-far' })
        },
      })
      const { from, to } = plan
      say({ do: 'finish', mark: { dataset: on.dataset, from, to, ...server, at: serverNow() } })
    } catch (problem) {
      if (loading === own) fail(problem)
    }
  }
  const fail = (problem: unknown) => {
    loading = null
    if (state.progress) say({ do: 'cancel' })
    // The store was emptied for it: what is in memory is shown, and the next load is a first one.
    if (state.progress?.kind === 'first') change({ mark: null })
    const known = problem instanceof CallFailure ? problem : new CallFailure(String(problem), { status: 500, code: -1 })
    if (!isAway(known)) logEntry('error', 'analysis', known.message)
    change({ progress: null, error: known })
  }
  const heard: { readonly [T in FromWorker['told']]: (message: Extract<FromWorker, { told: T }>) => void } = {
    opened: ({ mark, storage, offer }) => {
      change({ mark, storage, offer })
      if (mark) step(dataChanged(runs))
      void load(false)
    },
    'so-far': ({ offer }) => {
      if (!loading) return
      change({ offer, loadedFrom: soFar, answer: answerOfRows() })
      ask()
    },
    written: ({ records }) => progress({ written: records }),
    finished: ({ mark, storage, offer }) => {
      loading = null
      change({ mark, storage, offer, progress: null, error: null, loadedFrom: null, answer: answerOfRows() })
      ask()
    },
    cancelled: () => undefined,
    answer: ({ number, answer }) => {
      const next = answered(runs, number)
      if (!next.show) logEntry('info', 'analysis', `An answer was out of step and is dropped: ${number}`)
      step(next)
      if (next.show && !state.waiting) change({ answer })
    },
    failed: ({ why }) => fail(new CallFailure(why, { status: 500, code: -1 })),
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => (heard[data.told] as (message: FromWorker) => void)(data)
  say({ do: 'open', database: on.database, dataset: on.dataset, scope: on.scope })
  const hourly = setInterval(() => void load(false), RELOAD_EVERY_MS)
  return {
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    ask: (question) => {
      wanted = question
      ask()
    },
    load: (everything = false) => void load(everything),
    cancel: () => {
      loading?.abort()
      loading = null
      say({ do: 'cancel' })
      const first = state.progress?.kind === 'first'
      change({ progress: null, mark: first ? null : state.mark, cancelled: first && state.offer === null })
    },
    end: () => {
      loading?.abort()
      clearInterval(hourly)
      worker.terminate()
    },
  }
}
