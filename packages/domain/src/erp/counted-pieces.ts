/** What the ERP is told of pieces that a machine counted: per order run and shift, when nothing more comes. */
export interface CountedShift {
  readonly counted_qty: number
  /** Scrap that lowers the good quantity; the ERP is told of it by records of its own. */
  readonly reducing_scrap_qty: number
  /** What the ERP was told before. */
  readonly told_qty: number
  readonly shift_ends: number
  /** Null while the run goes on. */
  readonly run_ends: number | null
}

/** Signals of the last moments may still be on their way. */
export const LET_SIGNALS_COME_MS = 60_000

/** What is told now and for which moment; null while the shift and the run go on, and when nothing is new. */
export function piecesToTell(shift: CountedShift, now: number): { quantity: number; at: number } | null {
  const over = Math.min(shift.shift_ends, shift.run_ends ?? Number.POSITIVE_INFINITY)
  if (now < over + LET_SIGNALS_COME_MS) return null
  const quantity = shift.counted_qty - shift.reducing_scrap_qty - shift.told_qty
  return quantity === 0 ? null : { quantity, at: over }
}
