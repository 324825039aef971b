import { getReworkOrders } from '@takt/contract/orders/get_rework_orders.ts'
import { handle } from '../../ground/call/handle.ts'
import { plannedOrders } from '../planned-rows.ts'

export default handle(getReworkOrders, ({ machine_id }, { db }) =>
  plannedOrders(db, { machine_ids: [machine_id], rework: true }),
)
