import { getRunningOrderForMachine } from '@takt/contract/procedures/get_running_order_for_machine.ts'
import { sql } from '../db/sql.ts'
import { firstStarted, orderRows } from '../orders/order-rows.ts'
import { handle } from './handle.ts'

export default handle(getRunningOrderForMachine, ({ machine_id }, { db }) =>
  orderRows(db, { where: sql`r.end_time is null and r.machine_id = ${machine_id}`, order: firstStarted, limit: 1 }),
)
