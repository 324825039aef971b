/** A typed value of a slider: inside its range, and its lower end when it is no number: D-VALID-04. */
export function sliderValue(typed: unknown, range: { readonly min: number; readonly max: number }): number {
  const value = typeof typed === 'string' && typed.trim() === '' ? Number.NaN : Number(typed)
  if (Number.isNaN(value)) return range.min
  return Math.min(Math.max(value, range.min), range.max)
}

export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** The two ends of a range never cross: the one that is moved stops at the other: D-VALID-05. */
export function moveRangeEnd(range: NumberRange, end: 'min' | 'max', to: number): NumberRange {
  return end === 'min' ? { ...range, min: Math.min(to, range.max) } : { ...range, max: Math.max(to, range.min) }
}
