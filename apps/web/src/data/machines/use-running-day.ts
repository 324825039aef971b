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
  return useSyncExternalStore(machines.subscribeAny, () => {
    const asked = machines.keys().flatMap((key) => machines.get(key) ?? [])
    return runningDay(
      asked.filter(isAsked).map(({ current_day }) => current_day),
      date,
    )
  })
}
