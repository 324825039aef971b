/** How far an order is, and when it will be done: D-WIDGET-28-X. */

import { toDecimals } from '../../ground/statistics/decimals.ts'
import { plannedSeconds } from '../../orders/planned-time.ts'

interface RunningPart {
  readonly planned_op_qty: number
  readonly card_good_qty: number
  readonly planned_unit_time: number
  readonly capacity_factor: number
}

export interface OrderProgress {
  readonly remaining: number
  /** 0 to 100 for the bar; more is told by the numbers. */
  readonly percent: number
  /** Ms; null where nothing says how long a piece takes. */
  readonly plannedEnd: number | null
}

export function orderProgress(order: RunningPart, now: number): OrderProgress {
  const { planned_op_qty: planned, card_good_qty: good } = order
  const remaining = Math.max(planned - good, 0)
  return {
    remaining,
    percent: planned > 0 ? Math.min(toDecimals((100 * Math.max(good, 0)) / planned, 0), 100) : 0,
    plannedEnd: order.planned_unit_time > 0 ? now + plannedSeconds(remaining, order) * 1000 : null,
  }
}
