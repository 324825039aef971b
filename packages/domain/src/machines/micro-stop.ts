/** A stop that is too short to be asked about. Judged as a whole: the pieces that shifts and days make of it turn together. */

import { countingAt, type MachineRules } from './machine-rules.ts'
import type { MachineState } from './machine-state.ts'
import { MICRO } from './uncoded.ts'

/** Who stands for a quarter of an hour does not hesitate. */
export const MOST_MICRO_SECONDS = 900

/** When a stop that began then has lasted too long for a micro-stop, by the limit of its first moment. */
export function endOfMicro(since: number, rules: MachineRules): number {
  return since + countingAt(rules, since).micro_stop_seconds * 1000
}

/** When the clock makes the open stop an ordinary one. */
export function microDue({ reason, micro_since, counted_to }: MachineState, rules: MachineRules): number {
  if (reason !== MICRO || micro_since === null) return Number.POSITIVE_INFINITY
  return Math.max(endOfMicro(micro_since, rules), counted_to)
}

/**
 * Whether what is yet to come may still turn a micro-stop of before: it goes on, or it may after a run too short to
 * count. A rebuild that began here could not undo that.
 */
export function mayTurn(
  { status, reason, last_reason, since }: MachineState,
  at: number,
  rules: MachineRules,
): boolean {
  if (status === 'S') return reason === MICRO
  return status === 'R' && last_reason === MICRO && at - since < countingAt(rules, since).min_run_seconds * 1000
}
