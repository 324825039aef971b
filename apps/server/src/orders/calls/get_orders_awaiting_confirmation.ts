import { getOrdersAwaitingConfirmation } from '@takt/contract/orders/get_orders_awaiting_confirmation.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withFailureText } from '../../ground/failure-text.ts'
import { isConfirmed, isLastRun } from '../confirmations.ts'
import { orderRows } from '../order-rows.ts'

const MOST_ORDERS = 500

interface Cancellation {
  readonly card_no: string
  readonly cancellation_no: number
  readonly cancellation_status: 'W' | 'F'
  readonly last_error: string
}

export default handle(getOrdersAwaitingConfirmation, async ({ machine_id }, { db, session }) => {
  const found = await db.many<Cancellation>(sql`
    select distinct on (x.card_no) x.card_no, x.record_no as cancellation_no, x.status as cancellation_status,
      x.last_error
    from cancellation x where x.machine_id = ${machine_id} and x.status in ('W', 'F')
    order by x.card_no, x.record_no desc limit ${MOST_ORDERS}`)
  const cancellations = withFailureText(found, session.language)
  const flags = await db.many<{ card_no: string; flags_waiting: number }>(sql`
    select f.card_no, count(*)::int as flags_waiting from pallet_flag f
    where f.machine_id = ${machine_id} and f.erp_status <> 'T' and f.erp_status = 'W' and f.status = ''
      and f.confirmed is null
    group by f.card_no limit ${MOST_ORDERS}`)
  const cards = [...new Set([...cancellations, ...flags].map(({ card_no }) => card_no))]
  if (cards.length === 0) return []
  const orders = await orderRows(db, {
    where: sql`r.card_no = any (${cards}) and r.machine_id = ${machine_id} and r.end_time is not null
      and ${isLastRun(sql`r`)} and not ${isConfirmed(sql`r.p_order`)}`,
    order: sql`r.end_time desc, r.p_order desc`,
    limit: MOST_ORDERS,
  })
  return orders.map((order) => {
    const { cancellation_no, cancellation_status, last_error } =
      cancellations.find(({ card_no }) => card_no === order.card_no) ?? none
    const flags_waiting = flags.find(({ card_no }) => card_no === order.card_no)?.flags_waiting ?? 0
    return { ...order, cancellation_no, cancellation_status, last_error, flags_waiting }
  })
})

const none = { cancellation_no: 0, cancellation_status: '', last_error: '' } as const
