import { getOrdersToConfirm } from '@takt/contract/orders/get_orders_to_confirm.ts'
import type { OrderToConfirm } from '@takt/domain/orders/model/pallet-flag.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

const MOST_ORDERS = 1000

export default handle(getOrdersToConfirm, async ({ machine_id }, { db }) => {
  const ofMachine = machine_id === undefined ? sql`true` : sql`f.machine_id = ${machine_id}`
  return await db.many<OrderToConfirm>(sql`
    select f.machine_id, c.work_order_no, f.card_no, c.part_no, count(*)::int as flags_waiting, sum(f.qty) as quantity
    from pallet_flag f join card c on c.card_no = f.card_no
    where f.erp_status <> 'T' and f.status = '' and f.erp_status = 'W' and f.confirmed is null and ${ofMachine}
    group by f.machine_id, c.work_order_no, f.card_no, c.part_no
    order by min(f.created), f.card_no limit ${MOST_ORDERS}`)
})
