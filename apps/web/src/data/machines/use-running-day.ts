import { runningDay } from '@takt/domain/ground/running-day.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { useSyncExternalStore } from 'react'
import { useServerNow } from '../live/live.ts'
import { useSession } from '../session/session.ts'
import { machines } from './machines.ts'

const LOOK_EVERY_MS = 30_000

/** The last day of what is asked of these machines; the plant's date as long as none is loaded. */
export function useRunningDay(isAsked: (machine: Machine) => boolean): string {
  const date = localDate(useServerNow(LOOK_EVERY_MS), useSession().time_zone)
  return useSyncExternalStore(machines.subscribeAny, () => runningDayOf(isAsked, date))
}

/** The same at this moment, for who looks again by itself; of no machine named, that of all. */
export function runningDayNow(machine_ids: readonly string[], on: { now: number; timeZone: string }): string {
  const isAsked = ({ machine_id }: Machine) => machine_ids.length === 0 || machine_ids.includes(machine_id)
  return runningDayOf(isAsked, localDate(on.now, on.timeZone))
}

function runningDayOf(isAsked: (machine: Machine) => boolean, date: string): string {
  const asked = machines.keys().flatMap((key) => machines.get(key) ?? [])
  return runningDay(
    asked.filter(isAsked).map(({ current_day }) => current_day),
    date,
  )
}
