import { getRunningAndFinishedOrders } from '@takt/contract/orders/get_running_and_finished_orders.ts'
import { nonCancelled } from '@takt/domain/orders/cancelled-orders.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { orderRows } from '../order-rows.ts'

const DAYS_BACK = 30
const MOST_ORDERS = 1000

export default handle(getRunningAndFinishedOrders, async ({ machine_id, non_cancelled }, { db, now }) => {
  const machine = await db.maybe<{ special_functions: number[] }>(
    sql`select special_functions from machine where machine_id = ${machine_id}`,
  )
  if (!machine) return []
  const hidden = nonCancelled(machine, non_cancelled) === 1
  const since = new Date(now - DAYS_BACK * 86_400_000).toISOString()
  return await orderRows(db, {
    where: sql`r.machine_id = ${machine_id} and (r.end_time is null or r.end_time >= ${since})
      and (not ${hidden}::boolean or c.cancelled = 0)
      and not exists (select from order_run later where later.card_no = r.card_no and later.machine_id = r.machine_id
        and (later.start_time, later.p_order) > (r.start_time, r.p_order))`,
    order: sql`r.end_time is not null, r.end_time desc, r.start_time desc, r.p_order desc`,
    limit: MOST_ORDERS,
  })
})
