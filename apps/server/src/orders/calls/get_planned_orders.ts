import { getPlannedOrders } from '@takt/contract/orders/get_planned_orders.ts'
import { shouldHaveBegun } from '@takt/domain/orders/orders-at-risk.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { plannedOrders } from '../planned-rows.ts'

/** Late is judged by when it was wanted, not by where a planner has put it since. */
export default handle(getPlannedOrders, async ({ machine_id, only_late }, { db, session, now }) => {
  const rows = await plannedOrders(db, { machine_ids: [machine_id] })
  if (!only_late) return rows
  const moved = await db.many<{ card_no: string; wanted: string }>(sql`
    select card_no, wanted_start_time as wanted from card
    where machine_id = ${machine_id} and status = 'planned' and wanted_start_time is not null`)
  const wanted = new Map(moved.map((card) => [card.card_no, Date.parse(card.wanted)]))
  const dated = rows.map((row) => ({
    row,
    cancelled: row.cancelled,
    remaining_qty: row.remaining_qty,
    planned_start_time: Date.parse(row.planned_start_time),
    wanted_start_time: wanted.get(row.card_no) ?? null,
  }))
  return shouldHaveBegun(dated, now, session.time_zone).map(({ row }) => row)
})
