/** What becomes of a shift's hand-over: who may sign when, and when its absence is said. */

import type { Refusal } from '../../ground/refusal.ts'
import type { Span } from '../../history/plant-hours.ts'

const HOUR_MS = 3_600_000
/** So long before the end of the shift it may be signed: leaders meet before the next shift stands at the machines. */
export const SIGNED_BEFORE_END_MS = HOUR_MS
export const LATE_AFTER_END_MS = HOUR_MS

export const handoverStates = ['running', 'open', 'handed-over', 'closed'] as const
export type HandoverState = (typeof handoverStates)[number]

export interface Signatures {
  readonly handed_over: boolean
  readonly taken_over: boolean
}

export const unsigned: Signatures = { handed_over: false, taken_over: false }

export interface HandoverStanding {
  readonly state: HandoverState
  /** A signature is missing an hour after the end of the shift. */
  readonly late: boolean
}

export function handoverStanding(shift: Span, { handed_over, taken_over }: Signatures, now: number): HandoverStanding {
  if (taken_over) return { state: 'closed', late: false }
  const late = now > shift.to + LATE_AFTER_END_MS
  if (handed_over) return { state: 'handed-over', late }
  return { state: now < shift.to - SIGNED_BEFORE_END_MS ? 'running' : 'open', late }
}

/** Somebody at a terminal is known by their number, elsewhere by the account too. */
export interface Signatory {
  readonly username: string
  /** '' where the account has none. */
  readonly employee: string
}

export function isSamePerson(one: Signatory, other: Signatory): boolean {
  if (one.employee !== '' && other.employee !== '') return one.employee === other.employee
  return one.username === other.username
}

/** Why the shift cannot be handed over now; null when it can. */
export function mayHandOver(shift: Span, now: number, time: (at: number) => string): Refusal | null {
  const from = shift.to - SIGNED_BEFORE_END_MS
  return now < from ? { refusal: 'handover-too-early', values: { time: time(from) } } : null
}

/** Why somebody cannot take over; null when they can. */
export function mayTakeOver(
  handed_over: Signatory & { readonly name: string },
  taken_over: { readonly name: string } | null,
  by: Signatory,
): Refusal | null {
  if (taken_over) return { refusal: 'handover-already-taken', values: { name: taken_over.name } }
  return isSamePerson(handed_over, by) ? { refusal: 'handover-same-person', values: {} } : null
}

interface Listed extends HandoverStanding {
  readonly end_time: string
}

/** What waits for a signature first; of it, and of the rest, the newest shift. */
export function openFirst<L extends Listed>(rows: readonly L[]): L[] {
  const waits = ({ late, state }: L) => late || state === 'open' || state === 'handed-over'
  return rows.toSorted(
    (one, other) => Number(waits(other)) - Number(waits(one)) || Date.parse(other.end_time) - Date.parse(one.end_time),
  )
}
