/** SF61: the operator says per order how many of the counted pieces are good; the rest was start-up scrap. */
import { exact } from '../ground/statistics/decimals.ts'

export interface StartUpOrder {
  readonly card_good_qty: number
  /** Quantity of the work order. */
  readonly planned_op_qty: number
}

/** Percent of the work-order quantity; '' and null are "not configured", 0 allows no start-up scrap at all. */
export type MaxStartUpScrap = number | string | null

export interface StartUpLimits {
  readonly minimum: number
  readonly max_scrap: number
}

export function startUpLimits(order: StartUpOrder, max_startup_scrap: MaxStartUpScrap): StartUpLimits {
  const good = Math.max(order.card_good_qty, 0)
  const percent = percentOf(max_startup_scrap)
  // Rounded before cutting: 8.2 % of 1500 is 122.99999999999999 as a float.
  const share = percent === null ? good : Math.floor(exact((order.planned_op_qty * percent) / 100))
  const max_scrap = Math.min(Math.max(share, 0), good)
  return { minimum: good - max_scrap, max_scrap }
}

function percentOf(configured: MaxStartUpScrap): number | null {
  if (configured === null || String(configured).trim() === '') return null
  const percent = Number(configured)
  return Number.isFinite(percent) ? percent : null
}

export type StartUpProblem = 'no-value' | 'below-minimum' | 'above-good'

export interface StartUpVerdict {
  /** Null: can be booked. */
  readonly problem: StartUpProblem | null
  /** What would be booked as scrap. */
  readonly scrap_qty: number
  readonly max_scrap: number
}

export function startUpScrap(
  order: StartUpOrder,
  max_startup_scrap: MaxStartUpScrap,
  sf61_qty: number | null,
): StartUpVerdict {
  const { minimum, max_scrap } = startUpLimits(order, max_startup_scrap)
  if (sf61_qty === null || !Number.isFinite(sf61_qty)) return { problem: 'no-value', scrap_qty: 0, max_scrap }
  const scrap_qty = exact(order.card_good_qty - sf61_qty)
  if (sf61_qty < minimum) return { problem: 'below-minimum', scrap_qty, max_scrap }
  return { problem: sf61_qty > order.card_good_qty ? 'above-good' : null, scrap_qty, max_scrap }
}
