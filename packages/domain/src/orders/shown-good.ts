/**
 * The good quantity of an order or a machine as people read it. Scrap may be reported before its pieces are counted:
 * what is kept falls below zero until the next pieces make it up, and a screen would say that -4 are good.
 */
export function shownGood(good_qty: number): number {
  return Math.max(good_qty, 0)
}
