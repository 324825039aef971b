import { getReworkOrders } from '@takt/contract/procedures/get_rework_orders.ts'
import { plannedOrders } from '../orders/planned-rows.ts'
import { handle } from './handle.ts'

export default handle(getReworkOrders, ({ machine_id }, { db }) =>
  plannedOrders(db, { machine_ids: [machine_id], rework: true }),
)
