import { toDecimals } from '../statistics/decimals.ts'

/**
 * Scrap lowers the good quantity by the same amount, a correction raises it again. It is not held at 0: scrap is often
 * reported before the machine's lump of cycles arrives, and a held-back rest would come out as good pieces later.
 */
export function goodAfterScrap(
  card_good_qty: number,
  scrap_qty: number,
  reason: { readonly never_reduce_good_qty: 0 | 1 },
): number {
  return reason.never_reduce_good_qty === 1 ? card_good_qty : toDecimals(card_good_qty - scrap_qty, 6)
}
