import { getPlannedOrders } from '@takt/contract/orders/get_planned_orders.ts'
import { lateOrders } from '@takt/domain/orders/late-orders.ts'
import { handle } from '../../ground/call/handle.ts'
import { plannedOrders } from '../planned-rows.ts'

export default handle(getPlannedOrders, async ({ machine_id, only_late }, { db, session, now }) => {
  const rows = await plannedOrders(db, { machine_ids: [machine_id] })
  if (!only_late) return rows
  const dated = rows.map((row) => ({ ...row, row, planned_start_time: Date.parse(row.planned_start_time) }))
  return lateOrders(dated, now, session.time_zone).map(({ row }) => row)
})
