/**
 * The good quantity of an order as people read it. Scrap may be reported before its pieces are counted: what is kept
 * falls below zero until the next pieces make it up, and more would be left of the order than was planned. Only for an
 * order, never for a stretch of time or a total: cut at 0, a day would not be the sum of its shifts.
 */
export function shownGood(good_qty: number): number {
  return Math.max(good_qty, 0)
}
