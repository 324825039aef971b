import { useCallback } from 'react'
import { durationText, hoursText, manyHoursText, useNumber } from '../../../data/words/format.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** How long something lasts, as one would say it from afar: 12 min, 3 h 05 min, 2 d 4 h. */
export function shortTime(ms: number): string {
  if (ms < DAY_MS) return hoursText(ms / 1000)
  return durationText(ms / 1000)
}

/** Time of many machines together, which has no days: 30 h 33 min. */
export function useLostTime(): (ms: number) => string {
  const number = useNumber()
  return useCallback((ms) => (ms < HOUR_MS ? hoursText(ms / 1000) : manyHoursText(ms / 1000, number)), [number])
}
