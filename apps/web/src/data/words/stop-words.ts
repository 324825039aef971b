/** A stop in words: the machine and when it began. */
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { useCallback } from 'react'
import { currentSession } from '../../device/session-store.ts'
import { useSession } from '../session/session.ts'
import { plantTime } from './format.ts'
import { currentLanguage, useLanguage } from './language.ts'

export interface StopTime {
  readonly date: string
  readonly time: string
}

/** A moment of a stop on the plant's clock. */
export function useStopTime(): (at: string) => StopTime {
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  return useCallback(
    (at) => {
      const moment = Date.parse(at)
      return {
        date: plantTime(moment, { language, timeZone, kind: 'date' }),
        time: plantTime(moment, { language, timeZone, kind: 'time' }),
      }
    },
    [language, timeZone],
  )
}

/** For code outside of React: notices. */
export function stopInWords({ machine_id, start_time }: Pick<Stop, 'machine_id' | 'start_time'>): string {
  const about = { language: currentLanguage(), timeZone: currentSession()?.time_zone ?? 'UTC' }
  const at = Date.parse(start_time)
  return `${machine_id} ${plantTime(at, { ...about, kind: 'date' })} ${plantTime(at, { ...about, kind: 'time' })}`
}
