import { UNPLANNED } from '../ground/calendar.ts'
import type { Refusal } from '../ground/refusal.ts'
import { isUncoded } from './code-stop.ts'

export interface StopToSplit {
  readonly stop: string
  readonly stop_reason: string
  readonly shift: number
  readonly start: number
  /** Null while it lasts: it can be split up to now. */
  readonly end: number | null
}

/** Where an uncoded stop is divided: strictly inside it, so that neither part is empty. */
export function splitStop(stop: StopToSplit | null, split_time: number, now: number): { at: number } | Refusal {
  if (stop === null) return { refusal: 'stop-not-found', values: {} }
  if (!isUncoded(stop)) return { refusal: 'split-of-coded-stop', values: {} }
  if (stop.shift === UNPLANNED) return { refusal: 'split-of-unplanned-stop', values: {} }
  if (split_time <= stop.start || split_time >= (stop.end ?? now)) {
    return { refusal: 'split-time-outside-stop', values: {} }
  }
  return { at: split_time }
}
