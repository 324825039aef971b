/** A reason given by mistake is taken back: the stop is again what it was before. */
import type { Refusal } from '../ground/refusal.ts'
import { type Coding, heldReason } from './code-stop.ts'

/** Later it is changed like any other reason: what stands for so long may stand in a report. */
export const TAKEN_BACK_WITHIN_MS = 10 * 60_000

interface CodedStop {
  readonly stop: string
  readonly stop_reason: string
  readonly note: string
  readonly held_by: string
}

/** The latest reason that a person gave this stop, and what it had before. */
export interface GivenReason {
  readonly username: string
  readonly at: number
  readonly stop_reason: string
  readonly note: string
  readonly before: { readonly stop_reason: string; readonly note: string }
}

/** Only by who gave it, and only while it is still what they said: somebody's newer word stays. */
export function takeBackCode(
  { stop, given }: { stop: CodedStop | null; given: GivenReason | null },
  { username, now }: { username: string; now: number },
): Coding | Refusal {
  if (stop === null) return { refusal: 'no-stop-to-code', values: {} }
  if (given === null || given.username !== username || now - given.at > TAKEN_BACK_WITHIN_MS) {
    return { refusal: 'code-not-taken-back', values: {} }
  }
  if (given.stop_reason !== stop.stop_reason || given.note !== stop.note) {
    return { refusal: 'changed-by-someone-else', values: { reason: stop.stop_reason } }
  }
  const held = heldReason(stop, given.before.stop_reason)
  if (held) return held
  return { stop: stop.stop, ...given.before }
}
