export type RangeEnd = 'min' | 'max'

/** The two ends of a range never cross: the one that is moved stops at the other: D-VALID-05. An open end stops nothing. */
export function moveRangeEnd(end: RangeEnd, to: number, other: number | null): number {
  if (other === null) return to
  return end === 'min' ? Math.min(to, other) : Math.max(to, other)
}
