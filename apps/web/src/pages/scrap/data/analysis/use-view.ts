import { type CustomProblem, customProblem, horizonRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { Question } from '@takt/domain/scrap/analysis/answer.ts'
import { type Dataset, filterDelayMs, type Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import type { Period } from '@takt/domain/scrap/analysis/selection.ts'
import { newView, type ViewConfig } from '@takt/domain/scrap/analysis/view-config.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDeviceValue } from '../../../../device/device-storage.ts'
import { manualMode } from './manual-mode.ts'

export interface View {
  /** As the panel shows it. */
  readonly draft: ViewConfig
  readonly question: Question
  /** Filters that wait for the update button. */
  readonly changed: boolean
  readonly problem: CustomProblem | null
  /** Filters wait; see `manualMode`. */
  filter(next: ViewConfig): void
  /** Time, grouping, a saved view: they hold at once, and take waiting filters along. */
  set(next: ViewConfig): void
  update(): void
}

/** What the person has chosen, and what of it is asked already. */
export function useView(on: { dataset: Dataset; overview: Overview; today: string; cost: boolean }): View {
  const { dataset, overview, today, cost } = on
  const manual = useDeviceValue(manualMode)
  const [draft, setDraft] = useState(() => newView(overview))
  const [asked, setAsked] = useState(draft)
  const changed = draft !== asked
  useEffect(() => {
    if (!changed || manual) return
    const timer = setTimeout(() => setAsked(draft), filterDelayMs(dataset))
    return () => clearTimeout(timer)
  }, [changed, manual, draft, dataset])
  const problem = asked.timeHorizon === 'custom' ? customProblem(datesOf(asked), today) : null
  const period = useLastGood(asked, problem, today)
  const question = useMemo(
    () => ({ dataset, view: { ...asked, overview }, period, cost }),
    [dataset, asked, overview, period, cost],
  )
  return {
    draft: useMemo(() => ({ ...draft, overview }), [draft, overview]),
    question,
    changed,
    problem,
    filter: setDraft,
    set: (next) => {
      setDraft(next)
      setAsked(next)
    },
    update: () => setAsked(draft),
  }
}

function datesOf({ startTime, endTime }: ViewConfig): Period {
  return { start: startTime, end: endTime }
}

/** Two dates that cannot be used leave the last period on the screen. */
function useLastGood(view: ViewConfig, problem: CustomProblem | null, today: string): Period {
  const { timeHorizon, startTime, endTime } = view
  const period = useMemo(() => {
    if (timeHorizon !== 'custom') return horizonRange(timeHorizon, today)
    return problem === null ? { start: startTime, end: endTime } : null
  }, [timeHorizon, startTime, endTime, problem, today])
  const last = useRef(period ?? horizonRange('1 year', today))
  if (period) last.current = period
  return last.current
}
