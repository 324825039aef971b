/** The queue of a machine as the board shows it: when each order is made there, and how it will keep its end. */
import { type LaidOut, layOut, type Machine, type QueuedOrder } from '../orders/lay-out.ts'
import type { Standing } from '../orders/orders-at-risk.ts'
import { type PlanReason, planStanding } from './plan-standing.ts'

export interface WaitingInPlan extends QueuedOrder {
  /** When it should begin and end, whatever planners did with it. */
  readonly wanted_start_time: number
  readonly due_at: number | null
}

export interface Drawn extends LaidOut {
  readonly standing: Standing | ''
  readonly why: PlanReason | ''
  readonly behind_ms: number
}

export function drawQueue(
  queue: readonly WaitingInPlan[],
  machine: Machine,
  timeZone: string,
): ReadonlyMap<string, Drawn> {
  const of = new Map(queue.map((order) => [order.card_no, order]))
  const drawn = layOut(queue, machine).map((laid): Drawn => {
    const order = of.get(laid.card_no)
    const found = order && planStanding(order, laid, { ...machine, timeZone })
    return { ...laid, ...(found ?? { standing: '', why: '', behind_ms: 0 }) }
  })
  return new Map(drawn.map((order) => [order.card_no, order]))
}
