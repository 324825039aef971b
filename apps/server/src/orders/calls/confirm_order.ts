import { confirmOrder } from '@takt/contract/orders/confirm_order.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { confirmOrder as confirmed } from '@takt/domain/orders/confirm-order.ts'
import { reportGood, timeProblem } from '@takt/domain/orders/report-good.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockCard } from '../../machines/booking/cards.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { bookGood } from '../book-good.ts'
import { lastRunOf, releaseCancellations } from '../confirmations.ts'
import { palletFlags } from '../flag-rows.ts'
import { orderToReport } from '../order-to-report.ts'
import { signedOrder } from '../signed-order.ts'

export default handle(confirmOrder, async (input, context) => {
  const { db, session, now, audit, emit, machineChanged, sign } = context
  const { machine_id, card_no, record_no: cancellation_no, quantity, employee, waiting } = input
  await lockMachines(db, [machine_id])
  const locked = await lockCard(db, card_no)
  const run = locked?.machine_id === machine_id ? await lastRunOf(db, machine_id, card_no) : null
  if (!locked || !run) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const cancellation = await db.maybe(sql`
    select record_no from cancellation
    where record_no = ${cancellation_no} and machine_id = ${machine_id} and card_no = ${card_no}`)
  if (cancellation_no > 0 && !cancellation) return { refusal: 'cancellation-not-found', values: {} }
  const problem = await employeeProblem(db, employee)
  if (problem) return problem

  const card = { ...locked, p_order: run.p_order }
  const flags = await palletFlags(db, sql`f.card_no = ${card_no} and f.machine_id = ${machine_id}`)
  const { running, good_qty: booked } = card
  const change = confirmed({ card_no, booked, running, confirmed: run.confirmed, flags }, { quantity, waiting })
  if (isRefusal(change)) return change
  const trans_time = input.trans_time === undefined ? now : Date.parse(input.trans_time)
  const order = await orderToReport(db, card, trans_time)
  const late = timeProblem(order, trans_time, now)
  if (late) return late
  const booking = change.toBook > 0 ? reportGood(order, { good_qty: change.toBook, trans_time }, now) : null
  if (isRefusal(booking)) return booking
  const soFar = { ...card, good: booked, scrap: card.scrap_qty }
  const forbidden = booking && proportionProblem(context, 'good', { ...soFar, quantity: booking.good_qty })
  if (forbidden) return forbidden
  if (booking) await bookGood(context, { card, booking, unit_ms: order.unit_ms, employee, note: '' })
  else if (booked === 0 && card.scrap_qty === 0) await releaseCancellations(db, card_no, now)

  const booked_qty = booking?.good_qty ?? 0
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into order_confirmation (machine_id, card_no, p_order, cancellation_no, quantity, booked_qty, employee,
      trans_time, waiting_flags, confirmed, confirmed_by)
    values (${machine_id}, ${card_no}, ${run.p_order}, ${cancellation_no || null}, ${booked + booked_qty}, ${booked_qty},
      ${employee}, ${new Date(trans_time).toISOString()}, ${waiting}::bigint[], ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  const record = String(record_no)
  const says = { quantity: booked + booked_qty }
  await sign([{ kind: 'confirm-order', record, machine_id, card_no, says, content: await signedOrder(db, record) }])
  audit({ what: 'order.confirmed', key: card_no, after: { quantity: booked + booked_qty, employee, waiting } })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  if (cancellation_no > 0) emit('NewOrderCancellation', { machine_id, record_no: cancellation_no })
  return [{ record_no, card_good_qty: booked + booked_qty, booked_qty }]
})
