import { reachesLevel } from '../ground/levels.ts'
import type { Refusal } from '../ground/refusal.ts'
import { asUncoded, UNCODED } from '../machines/uncoded.ts'
import { lacksNote } from './stop-note.ts'

export interface CodingRequest {
  readonly stop_code: string
  readonly note: string
  /** The reason the person saw when they chose; another one by now means that somebody was faster. */
  readonly seen_reason: string | undefined
}

interface StopToCode {
  readonly stop: string
  readonly stop_reason: string
  readonly note: string
  /** Name of the signal that holds the reason, '' when none does. */
  readonly held_by: string
}

interface ChosenCode {
  readonly stop_code: string
  readonly active: boolean
  readonly stop_text_flag: 0 | 1
  readonly security_level: number | null
}

export interface Coding {
  readonly stop: string
  readonly stop_reason: string
  readonly note: string
}

/** Coding one stop: the stop exists, the code may be used here and by this person, and nobody coded it meanwhile. */
export function codeStop(
  request: CodingRequest,
  on: { stop: StopToCode | null; code: ChosenCode | null; user: { usertype: number } },
): Coding | Refusal {
  if (on.stop === null) return { refusal: 'no-stop-to-code', values: {} }
  if (on.code === null) return { refusal: 'stop-code-unknown', values: { code: request.stop_code } }
  if (!on.code.active) return { refusal: 'stop-code-inactive', values: { code: request.stop_code } }
  if (!reachesLevel(on.user, on.code.security_level)) {
    return { refusal: 'stop-code-level', values: { code: request.stop_code, level: on.code.security_level ?? 0 } }
  }
  if (lacksNote(on.code, request.note)) {
    return { refusal: 'stop-code-needs-note', values: { code: request.stop_code } }
  }
  // That a stop has passed the limit of a micro-stop meanwhile is nobody's doing.
  if (request.seen_reason !== undefined && asUncoded(request.seen_reason) !== asUncoded(on.stop.stop_reason)) {
    return { refusal: 'changed-by-someone-else', values: { reason: on.stop.stop_reason } }
  }
  const held = heldReason(on.stop, request.stop_code)
  if (held) return held
  // Another code does not take back what somebody wrote; a note is deleted on purpose, by its own call.
  const note = request.note.trim() || on.stop.note
  return { stop: on.stop.stop, stop_reason: request.stop_code, note }
}

/** While a machine's signal verifies the reason, nobody says another. */
export function heldReason(stop: Pick<StopToCode, 'stop_reason' | 'held_by'>, reason: string): Refusal | null {
  if (stop.held_by === '' || stop.stop_reason === reason) return null
  return { refusal: 'reason-held', values: { signal: stop.held_by, reason: stop.stop_reason } }
}

export function isUncoded(stop: { readonly stop_reason: string }): boolean {
  return stop.stop_reason === UNCODED
}
