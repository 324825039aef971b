import { comparedDays } from '@takt/domain/ground/periods/period.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ShownPeriod } from '../../../parts/period/use-period.ts'
import { useGo } from '../../../routes/use-go.ts'

export interface Compared {
  /** False: of the last 24 hours and of a shift with none before it there is nothing to compare with. */
  readonly offered: boolean
  readonly on: boolean
  readonly days: DateRange | null
  /** As calls take it. */
  readonly asked: { readonly start_day?: string; readonly end_day?: string; readonly shift?: number }
  switch(on: boolean): void
}

/** The period before the one that is shown, where the address asks for it. */
export function useCompared({ period, shift, before, plant }: ShownPeriod): Compared {
  const go = useGo()
  const { pathname, searchStr } = useLocation()
  const isAsked = new URLSearchParams(searchStr).get('compare') === 'before'
  const earlier = shift !== undefined && before?.of === 'shift' ? before : undefined
  const days = useMemo(
    () => (earlier ? { start: earlier.day, end: earlier.day } : comparedDays(period, plant)),
    [earlier, period, plant],
  )
  const offered = days !== null
  const own = earlier === undefined ? {} : { shift: earlier.shift }
  return {
    offered,
    on: offered && isAsked,
    days,
    asked: days === null ? {} : { start_day: days.start, end_day: days.end, ...own },
    switch: (on) => {
      const query = new URLSearchParams(searchStr)
      if (on) query.set('compare', 'before')
      else query.delete('compare')
      go(query.size === 0 ? pathname : `${pathname}?${query}`, { replace: true })
    },
  }
}
