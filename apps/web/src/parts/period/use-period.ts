import { settingValues } from '@takt/domain/ground/company-settings.ts'
import {
  besidePeriod,
  daysOfPeriod,
  type NamedPeriod,
  namedPeriod,
  type Period,
  type PlantDays,
  periodText,
  readPeriod,
  weekBeginnings,
} from '@takt/domain/ground/periods/period.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { PeriodShift } from '@takt/domain/history/model/period-shift.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useRunningDay } from '../../data/machines/use-running-day.ts'
import { useSession } from '../../data/session/session.ts'
import { useGo } from '../../routes/use-go.ts'
import type { PageLoad } from '../page-frame/PageFrame.tsx'

export interface PeriodPlace {
  readonly machine_id: string
  readonly locationtype: '' | 'department' | 'zone' | 'category'
  readonly location: string
}

interface UsePeriod {
  readonly place: PeriodPlace
  /** The day that runs there. */
  readonly today: string
  readonly offered: readonly NamedPeriod[]
  /** What is shown where the address says nothing. */
  readonly usual: NamedPeriod
  readonly enabled?: boolean
  /** No more than a day is shown at once: of several in the address the last. */
  readonly oneDay?: boolean
}

export interface ShownPeriod {
  readonly period: Period
  /** As it stands in an address, also where it is the usual one. */
  readonly written: string
  readonly offered: readonly NamedPeriod[]
  /** Days of the plant, of a shift its day; null: the last 24 hours, or a shift that is not known yet. */
  readonly days: DateRange | null
  readonly shift: PeriodShift | undefined
  /** As calls take it. */
  readonly asked: { readonly start_day?: string; readonly end_day?: string; readonly shift?: number }
  readonly plant: PlantDays
  readonly oneDay: boolean
  /** What a page waits for before it knows its days; `rows` undefined while it does, empty where there is no shift. */
  readonly load: PageLoad | undefined
  readonly before: Period | undefined
  readonly after: Period | undefined
  choose(period: Period): void
}

const LOOK_EVERY_SECONDS = 60

/** The day that runs at a machine, with the day on which the company's weeks begin. */
export function usePlantDays(today: string): PlantDays {
  const { company_settings } = useSession()
  const { weekBegins } = settingValues(company_settings)
  return useMemo(
    () => ({ today, weekBegins: weekBeginnings.find((day) => day === weekBegins) ?? 'monday' }),
    [today, weekBegins],
  )
}

export function useMachineDay(machine_id: string): string {
  return useRunningDay((one) => one.machine_id === machine_id)
}

/** The period that the address names. A link shows the same; a name stays one, so that a kept link to today is today's. */
export function usePeriod({ place, today, offered, usual, enabled = true, oneDay = false }: UsePeriod): ShownPeriod {
  const go = useGo()
  const { pathname, search } = useLocation({
    select: ({ pathname, searchStr }) => ({ pathname, search: searchStr }),
    structuralSharing: true,
  })
  const plant = usePlantDays(today)
  const named = new URLSearchParams(search).get('period') ?? undefined
  const whole = readPeriod(named)
  const read = oneDay && whole?.of === 'days' ? { ...whole, start: whole.end } : whole
  const isOffered = read !== undefined && (read.of !== 'name' || offered.includes(read.name))
  const written = isOffered ? periodText(read) : usual
  const period = useMemo(() => readPeriod(written) ?? namedPeriod('7-days'), [written])
  const wanted = shiftAsked(period)
  const load = useLoad(
    'get_period_shift',
    { ...place, ...wanted },
    { enabled: enabled && wanted !== undefined, everySeconds: LOOK_EVERY_SECONDS },
  )
  const shift = wanted === undefined ? undefined : load.rows?.[0]
  const days = shift ? { start: shift.day, end: shift.day } : daysOfPeriod(period, plant)
  const [before, after] = shift
    ? [readPeriod(shift.before), readPeriod(shift.after)]
    : [besidePeriod(period, -1, plant), besidePeriod(period, 1, plant)]
  return {
    ...{ period, written, offered, days, shift, plant, oneDay, before, after },
    asked: {
      ...(days === null ? {} : { start_day: days.start, end_day: days.end }),
      ...(shift === undefined ? {} : { shift: shift.shift }),
    },
    load: wanted === undefined ? undefined : load,
    choose: (next) => {
      const query = new URLSearchParams(search)
      query.set('period', periodText(next))
      go(`${pathname}?${query}`, { replace: true })
    },
  }
}

function shiftAsked(period: Period) {
  if (period.of === 'shift') return { which: 'named', day: period.day, shift: period.shift } as const
  if (period.of === 'days') return undefined
  if (period.name === 'shift') return { which: 'running' } as const
  return period.name === 'last-shift' ? ({ which: 'last' } as const) : undefined
}
