import { getRunningOrders } from '@takt/contract/orders/get_running_orders.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { firstStarted, orderRows } from '../order-rows.ts'

const MOST_RUNNING = 2000

export default handle(getRunningOrders, ({ machine_id }, { db }) =>
  orderRows(db, {
    where:
      machine_id === undefined ? sql`r.end_time is null` : sql`r.end_time is null and r.machine_id = ${machine_id}`,
    order: firstStarted,
    limit: MOST_RUNNING,
  }),
)
