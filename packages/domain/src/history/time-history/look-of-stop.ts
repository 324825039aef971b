import { UNPLANNED } from '../../ground/calendar.ts'
import { hasNoReason, MICRO } from '../../machines/uncoded.ts'

/** Without a reason in unplanned time: it asks nobody for one, and is drawn and treated as unplanned time. */
export type StopLook = 'reason' | 'setup' | 'uncoded' | 'micro' | 'unplanned'

export function lookOfStop({ stop_reason, shift }: { stop_reason: string; shift: number }, setup: boolean): StopLook {
  if (!hasNoReason(stop_reason)) return setup ? 'setup' : 'reason'
  if (shift === UNPLANNED) return 'unplanned'
  return stop_reason === MICRO ? 'micro' : 'uncoded'
}
