import { isOfHours, type NamedPeriod } from '@takt/domain/ground/periods/period.ts'
import type { PictureTime } from '@takt/domain/history/time-history/periods.ts'
import { useMemo } from 'react'
import { useRunningDay } from '../../../data/machines/use-running-day.ts'
import { type ShownPeriod, usePeriod } from '../../../parts/period/use-period.ts'

/** Stops of a hundred machines and two days are megabytes: a longer time is looked at day by day. */
const offered = ['shift', 'last-shift', '8h', '24h', '48h', 'today', 'yesterday'] as const satisfies NamedPeriod[]

/** The period of the address as the picture takes it; undefined while its shift is not known, or where there is none. */
export function useShownTime(machine_ids: readonly string[]): {
  readonly period: ShownPeriod
  readonly time: PictureTime | undefined
} {
  const period = usePeriod({
    place: { machine_id: machine_ids.join(';'), locationtype: '', location: '' },
    today: useRunningDay(({ machine_id }) => machine_ids.includes(machine_id)),
    offered,
    usual: 'shift',
    oneDay: true,
    enabled: machine_ids.length > 0,
  })
  const { period: asked, shift } = period
  const day = period.days?.end
  const time = useMemo((): PictureTime | undefined => {
    if (asked.of === 'name' && asked.name === 'today') return 'today'
    if (asked.of === 'name' && isOfHours(asked.name)) return ofHours[asked.name]
    if (day === undefined || shift === undefined) return day === undefined ? undefined : { day }
    const [from, to] = [Date.parse(shift.start_time), Date.parse(shift.end_time)]
    return { day, shift: { shift: shift.shift, from, to } }
  }, [asked, day, shift])
  return { period, time }
}

const ofHours = { '8h': 'h8', '24h': 'h24', '48h': 'h48' } as const
