import type { Refusal } from '../ground/refusal.ts'
import { has, type MachineFunctions } from '../ground/special-functions.ts'

export interface QuantitiesOfCard {
  readonly card_no: string
  readonly planned_op_qty: number
  readonly good_qty: number
  readonly scrap_qty: number
}

/** Orders that are started after the first have its start (SF25): one bundle, one time. */
export function startOfRun(
  machine: MachineFunctions,
  at: number,
  running: readonly { readonly start: number }[],
): number {
  if (!has(machine, 'groupOrders') || running.length === 0) return at
  return Math.min(at, ...running.map(({ start }) => start))
}

/** What is reported beyond the plan, and what the machine's functions make of it. */
export interface Overrun {
  /** The rest of the card is cancelled: the operator says that it is fully reported. */
  readonly close: boolean
  /** The operator is asked whether it is; Yes cancels the rest. */
  readonly ask: boolean
}

/**
 * SF31 blocks a report beyond the planned quantity. SF25 asks whether the order is fully reported, when reported,
 * scrapped and now reported exceed the plan. What was made is booked in any case.
 */
export function overrun(
  machine: MachineFunctions,
  card: QuantitiesOfCard,
  report: { readonly good_qty: number; readonly fully_reported: 0 | 1 | undefined },
): Overrun | Refusal {
  const { card_no, planned_op_qty } = card
  const room = planned_op_qty - card.good_qty - card.scrap_qty
  if (report.good_qty <= room) return { close: false, ask: false }
  if (has(machine, 'blockAtOrderQuantity')) {
    return { refusal: 'order-quantity-reached', values: { card_no, room: Math.max(room, 0) } }
  }
  if (!has(machine, 'groupOrders')) return { close: false, ask: false }
  return { close: report.fully_reported === 1, ask: report.fully_reported === undefined }
}

/** SF25: what runs and has more than its plan can be said to be fully reported; other orders are stopped first. */
export function mayEndReported(machine: MachineFunctions, card: QuantitiesOfCard): boolean {
  return has(machine, 'groupOrders') && card.good_qty + card.scrap_qty > card.planned_op_qty
}

/** Orders that end when the next one starts (SF33): their quantity is reached, the machine goes on. */
export function doneOrders<O extends QuantitiesOfCard>(machine: MachineFunctions, running: readonly O[]): O[] {
  if (!has(machine, 'changeOrderRunning')) return []
  return running.filter(({ planned_op_qty, good_qty }) => good_qty >= planned_op_qty)
}
