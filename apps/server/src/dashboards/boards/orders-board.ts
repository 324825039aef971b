import type { OrdersBoard } from '@takt/domain/dashboards/model/boards.ts'
import { atRisk, lateOrderRow } from '../../orders/orders-at-risk.ts'
import type { BoardContext } from './open-board.ts'

/** What a wall has room for. */
const MOST_SHOWN = 8

export async function ordersBoard(on: BoardContext): Promise<Omit<OrdersBoard, 'head'>> {
  const { db, machine_ids, now, session } = on
  const { running, orders } = await atRisk(db, { machine_ids, now, time_zone: session.time_zone })
  const shown = orders.slice(0, MOST_SHOWN).map(lateOrderRow)
  const late = orders.filter(({ standing }) => standing === 'late').length
  return { running, late, at_risk: orders.length - late, orders: shown }
}
