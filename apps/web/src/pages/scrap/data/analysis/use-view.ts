import {
  type CustomProblem,
  customProblem,
  type DateRange,
  horizonRange,
} from '@takt/domain/ground/statistics/horizons.ts'
import type { Question } from '@takt/domain/scrap/analysis/answer.ts'
import { type Dataset, filterDelayMs, type Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import { newView, type ViewConfig } from '@takt/domain/scrap/analysis/view-config.ts'
import { horizonOf } from '@takt/domain/scrap/analysis/view-period.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDeviceValue } from '../../../../device/device-storage.ts'
import type { ShownPeriod } from '../../../../parts/period/use-period.ts'
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
  /** Grouping, a saved view: they hold at once, and take waiting filters along, as another time does. */
  set(next: ViewConfig): void
  update(): void
}

interface ViewOf {
  readonly dataset: Dataset
  readonly overview: Overview
  readonly shown: ShownPeriod
  readonly cost: boolean
}

/** What the person has chosen, and what of it is asked already. Its time is that of the address. */
export function useView({ dataset, overview, shown, cost }: ViewOf): View {
  const manual = useDeviceValue(manualMode)
  const [draft, setDraft] = useState(() => newView(overview))
  const [asked, setAsked] = useState(draft)
  const changed = draft !== asked
  useEffect(() => {
    if (!changed || manual) return
    const timer = setTimeout(() => setAsked(draft), filterDelayMs(dataset))
    return () => clearTimeout(timer)
  }, [changed, manual, draft, dataset])
  const { problem, days } = useGoodDays(shown)
  const time = useMemo(() => ({ overview, ...horizonOf(shown.period, days) }), [overview, shown.period, days])
  const question = useMemo(
    () => ({ dataset, view: { ...asked, ...time }, period: days, cost }),
    [dataset, asked, time, days, cost],
  )
  return {
    draft: useMemo(() => ({ ...draft, ...time }), [draft, time]),
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

/** Two dates that cannot be used leave the last days on the screen. */
function useGoodDays({ period, days, plant }: ShownPeriod): { problem: CustomProblem | null; days: DateRange } {
  // The rows know no shifts of their own days: of a link to one its day is shown.
  const { start, end } =
    days ?? (period.of === 'shift' ? { start: period.day, end: period.day } : usualDays(plant.today))
  const problem = customProblem({ start, end }, plant.today)
  const asked = useMemo(() => (problem === null ? { start, end } : null), [start, end, problem])
  const last = useRef(asked ?? usualDays(plant.today))
  if (asked) last.current = asked
  return { problem, days: last.current }
}

function usualDays(today: string): DateRange {
  return horizonRange('1 year', today)
}
