import { getLateOrders } from '@takt/contract/orders/get_late_orders.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { atRisk, lateOrderRow } from '../orders-at-risk.ts'

export default handle(getLateOrders, async ({ machine_string: named }, { db, session, now }) => {
  const ids = named ?? null
  const machines = await db.many<{ machine_id: string }>(sql`
    select machine_id from machine where active and (${ids}::text[] is null or machine_id = any (${ids}::text[]))`)
  const machine_ids = machines.map(({ machine_id }) => machine_id)
  const { orders } = await atRisk(db, { machine_ids, now, time_zone: session.time_zone })
  return orders.map(lateOrderRow)
})
