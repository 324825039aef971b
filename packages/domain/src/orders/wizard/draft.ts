/** What was entered in a wizard and not sent: kept in the browser, so that a page that is loaded again loses nothing. */
import type { Values } from './state.ts'

export interface Draft {
  /** When something was last entered. */
  readonly at: number
  readonly values: Values
  /** The step that was open. */
  readonly step: string
  /** What it will be booked under: two pages that go on with the same draft book it once. */
  readonly requestId: string
}

/** What was begun in an earlier shift is somebody else's by now, and its numbers are no longer those on the machine. */
export function isOfThisShift({ at }: Pick<Draft, 'at'>, { current_shift_start_time }: Shift): boolean {
  const began = Date.parse(current_shift_start_time)
  return Number.isNaN(began) || at >= began
}

interface Shift {
  readonly current_shift_start_time: string
}

/** What an older version or a hand has stored is passed over. */
export function readDraft(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { at, values, step, requestId } = stored as Record<string, unknown>
  const named = typeof step === 'string' && typeof requestId === 'string'
  if (!named || typeof at !== 'number' || typeof values !== 'object' || values === null) return null
  return { at, values: values as Values, step, requestId }
}
