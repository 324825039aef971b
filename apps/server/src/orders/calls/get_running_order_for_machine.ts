import { getRunningOrderForMachine } from '@takt/contract/orders/get_running_order_for_machine.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { firstStarted, orderRows } from '../order-rows.ts'

export default handle(getRunningOrderForMachine, ({ machine_id }, { db }) =>
  orderRows(db, { where: sql`r.end_time is null and r.machine_id = ${machine_id}`, order: firstStarted, limit: 1 }),
)
