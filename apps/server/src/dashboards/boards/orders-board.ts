import type { OrdersBoard } from '@takt/domain/dashboards/model/boards.ts'
import { atRisk } from '../../orders/orders-at-risk.ts'
import type { BoardContext } from './open-board.ts'

/** What a wall has room for. */
const MOST_SHOWN = 8

export async function ordersBoard(on: BoardContext): Promise<Omit<OrdersBoard, 'head'>> {
  const { db, machine_ids, now, session } = on
  const { running, orders } = await atRisk(db, { machine_ids, now, time_zone: session.time_zone })
  const shown = orders.slice(0, MOST_SHOWN).map((order) => ({
    card_no: order.card_no,
    work_order_no: order.work_order_no,
    part_no: order.part_no,
    part_description: order.part_description,
    machine_id: order.machine_id,
    machine_name: order.machine_name,
    remaining_qty: order.remaining_qty,
    standing: order.standing,
    why: order.why,
    stop_names: order.stop_names,
    behind_ms: order.behind_ms,
    done_at: order.done_at === null ? '' : new Date(order.done_at).toISOString(),
  }))
  const late = orders.filter(({ standing }) => standing === 'late').length
  return { running, late, at_risk: orders.length - late, orders: shown }
}
