import { addDays } from '@takt/domain/ground/dates.ts'
import { comparedDays } from '@takt/domain/ground/periods/period.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import { knownPercent } from '@takt/domain/history/oee-hours.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import type { ShownPeriod } from '../../../parts/period/use-period.ts'
import { useGo } from '../../../routes/use-go.ts'
import { EVERY_SECONDS, type StatisticsPlace } from './statistics-place.ts'

export interface Compared {
  /** False: of the last 24 hours and of a shift with none before it there is nothing to compare with. */
  readonly offered: boolean
  readonly on: boolean
  readonly days: DateRange | null
  /** As calls take it. */
  readonly asked: { readonly start_day?: string; readonly end_day?: string; readonly shift?: number }
  /** Of the planned time of those days: the percent of which anything was heard; undefined while nobody has asked. */
  readonly knownPercent: number | undefined
  switch(on: boolean): void
}

/** The call tells of so many days. Figures begin once and go on: what is known of the first month is known of the rest. */
const MOST_DAYS = 31

/** The period before the one that is shown, where the address asks for it. */
export function useCompared({ period, shift, before, plant }: ShownPeriod, place: StatisticsPlace): Compared {
  const go = useGo()
  const { pathname, searchStr } = useLocation()
  const isAsked = new URLSearchParams(searchStr).get('compare') === 'before'
  const earlier = shift !== undefined && before?.of === 'shift' ? before : undefined
  const days = useMemo(
    () => (earlier ? { start: earlier.day, end: earlier.day } : comparedDays(period, plant)),
    [earlier, period, plant],
  )
  const offered = days !== null
  const { start, end } = days ?? { start: plant.today, end: plant.today }
  const last = addDays(start, MOST_DAYS - 1)
  const load = useLoad(
    'get_oee_hours',
    { ...place, start_day: start, end_day: last < end ? last : end },
    { enabled: offered && isAsked, everySeconds: EVERY_SECONDS },
  )
  const known = load.rows && knownPercent(load.rows)
  const own = earlier === undefined ? {} : { shift: earlier.shift }
  return {
    offered,
    on: offered && isAsked,
    days,
    knownPercent: known ?? undefined,
    asked: days === null ? {} : { start_day: days.start, end_day: days.end, ...own },
    switch: (on) => {
      const query = new URLSearchParams(searchStr)
      if (on) query.set('compare', 'before')
      else query.delete('compare')
      go(query.size === 0 ? pathname : `${pathname}?${query}`, { replace: true })
    },
  }
}
