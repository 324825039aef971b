import { getOrder } from '@takt/contract/orders/get_order.ts'
import { camelOrder } from '@takt/domain/orders/model/camel-order.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { materialRows } from '../../materials/material-rows.ts'
import { orderRows } from '../order-rows.ts'
import { plannedOrders } from '../planned-rows.ts'

/** What runs before what is planned before what is past: a card that is planned again after a run is an order to start. */
export default handle(getOrder, async ({ machine_id, card_no }, { db }) => {
  const [run] = await orderRows(db, {
    where: sql`r.machine_id = ${machine_id} and r.card_no = ${card_no}`,
    order: sql`r.end_time is not null, r.start_time desc, r.p_order desc`,
    limit: 1,
  })
  const [planned] = run?.status === 'Running' ? [] : await plannedOrders(db, { machine_ids: [machine_id], card_no })
  const order = planned ?? run
  if (!order) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  return [camelOrder(order, await materialRows(db, { machine_id, card_no }))]
})
