import { type DateRange, type Horizon, horizonRange } from '@takt/domain/ground/statistics/horizons.ts'
import {
  AVAILABILITY_DAYS,
  chosenDayViews,
  lastDays,
  type ShortPeriod,
  type StatisticsView,
} from '@takt/domain/history/statistics/statistics-filter.ts'
import { useState } from 'react'

export interface StatisticsPeriod {
  readonly short: ShortPeriod
  readonly horizon: Horizon
  /** What is typed, also while it is no period. */
  readonly own: DateRange
  /** Null: the last 24 hours. */
  readonly days: DateRange | null
  setShort(short: ShortPeriod): void
  setHorizon(horizon: Horizon): void
  setOwn(own: DateRange): void
}

/** What a view looks at: the latest, a chosen stretch of days, or the last week. `today` runs at the machines it is of. */
export function useStatisticsPeriod(view: StatisticsView, today: string): StatisticsPeriod {
  const [short, setShort] = useState<ShortPeriod>('24h')
  const [horizon, setHorizon] = useState<Horizon>('30 days')
  const [typed, setOwn] = useState<DateRange | null>(null)
  const own = typed ?? horizonRange('30 days', today)
  const chosen = horizon === 'custom' ? own : horizonRange(horizon, today)
  const days = chosenDayViews.includes(view)
    ? chosen
    : view === 'sr-short' && short === '24h'
      ? null
      : lastDays(AVAILABILITY_DAYS, today)
  return { short, horizon, own, days, setShort, setHorizon, setOwn }
}
