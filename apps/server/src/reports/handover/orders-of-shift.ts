/** Orders that the next shift has to know of: those that run and fall behind, and those that should have started. */
import type { HandoverFigures } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { atRisk } from '../../orders/orders-at-risk.ts'
import { lossesOf, type StopInShift } from './stops-of-shift.ts'

const MOST_ORDERS = 50
/** A minute of stop is no reason for a day's delay. */
const LEAST_LOSS_S = 600

export async function ordersAtRisk(
  db: CompanyDb,
  of: { machine_ids: readonly string[]; stops: readonly StopInShift[]; now: number; time_zone: string },
): Promise<HandoverFigures['orders']> {
  const { orders } = await atRisk(db, of)
  const loss = (machine_id: string) => {
    const [largest] = lossesOf(of.stops.filter((stop) => stop.machine_id === machine_id))
    if (!largest || largest.stop_s < LEAST_LOSS_S) return { loss_names: {}, loss_s: 0 }
    return { loss_names: largest.names, loss_s: largest.stop_s }
  }
  return orders.slice(0, MOST_ORDERS).map((order) => ({
    machine_id: order.machine_id,
    card_no: order.card_no,
    work_order_no: order.work_order_no,
    part_description: order.part_description,
    unit: order.unit,
    good_qty: order.good_qty,
    planned_qty: order.planned_op_qty,
    standing: order.standing,
    not_started: order.why === 'not-started' ? 1 : 0,
    late_minutes: Math.round(order.behind_ms / 60_000),
    pace_percent: order.pace_percent === null ? null : Math.round(order.pace_percent),
    ...loss(order.machine_id),
  }))
}
