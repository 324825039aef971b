import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { Question } from '@takt/domain/scrap/analysis/answer.ts'
import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import { scopeOf } from '@takt/domain/scrap/analysis/scope.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onServerBack } from '../../../../data/live/live.ts'
import { serverNow } from '../../../../data/live/server-clock.ts'
import { useRunningDay } from '../../../../data/machines/use-running-day.ts'
import { analysisDatabase } from '../../../../data/scrap/analysis-database.ts'
import { useSession } from '../../../../data/session/session.ts'
import { type AnalysisSession, type AnalysisState, startAnalysis } from './analysis-session.ts'

export interface Analysis extends AnalysisState {
  load(everything?: boolean): void
  cancel(): void
}

const nothing: AnalysisState = {
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
const never = () => () => undefined

/** The rows of a dataset as long as its page is open, and the answer to what the page asks. */
export function useAnalysis(dataset: Dataset, question: Question): Analysis {
  const session = useSession()
  const { company_id, time_zone } = session
  const scope = scopeOf(session)
  const [own, setOwn] = useState<AnalysisSession | null>(null)
  useEffect(() => {
    const today = () => localDate(serverNow(), time_zone)
    const started = startAnalysis({ database: analysisDatabase(company_id), dataset, scope, today })
    setOwn(started)
    return () => started.end()
  }, [company_id, time_zone, dataset, scope])
  useEffect(() => own?.ask(question), [own, question])
  useEffect(() => onServerBack(() => own?.state().error !== null && own?.load()), [own])
  const state = useSyncExternalStore(own?.subscribe ?? never, () => own?.state() ?? nothing)
  return {
    ...state,
    load: (everything) => own?.load(everything),
    cancel: () => own?.cancel(),
  }
}

/** The day that runs at the plant's machines: the last one of every horizon. */
export function usePlantToday(): string {
  return useRunningDay(everyMachine)
}

const everyMachine = () => true
