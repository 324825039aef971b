import { receiveGoodQty } from '@takt/contract/procedures/receive_good_qty.ts'
import { overrun } from '@takt/domain/orders/group-orders.ts'
import { reportGood } from '@takt/domain/orders/report-good.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { has } from '@takt/domain/special-functions.ts'
import { sql } from '../db/sql.ts'
import { tellErp } from '../erp/outbox.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { addBooking, dayOf } from '../orders/book.ts'
import { lockCard } from '../orders/cards.ts'
import { closeReported, runOfReport } from '../orders/grouped-runs.ts'
import { orderToReport } from '../orders/order-to-report.ts'
import { startMachine } from '../orders/start-machine.ts'
import { employeeProblem } from '../people/verified-employee.ts'
import { handle } from './handle.ts'

export default handle(receiveGoodQty, async (input, context) => {
  const { db, session, now, audit, emit, machineChanged } = context
  const { machine_id, card_no } = input
  // Machine before card, as the engine does: the other way round a booking and a batch of cycles wait for each other.
  await lockMachines(db, [machine_id])
  const machine = await startMachine(db, machine_id)
  // The card is locked: two reports at once must add up, not overwrite each other.
  const card = await lockCard(db, card_no)
  const mayReport = card?.running || (machine && has(machine, 'groupOrders') && card?.status === 'planned')
  if (!machine || !card || card.machine_id !== machine_id || !mayReport) {
    return { refusal: 'order-not-running', values: { card_no, machine_id } }
  }
  const problem = await employeeProblem(db, input.employee)
  if (problem) return problem

  const report = { good_qty: input.good_qty, trans_time: Date.parse(input.trans_time) }
  const order = await orderToReport(db, card, report.trans_time)
  const booking = reportGood(order, report, now)
  if (isRefusal(booking)) return booking
  const over = overrun(machine, card, { good_qty: booking.good_qty, fully_reported: input.fully_reported })
  if (isRefusal(over)) return over

  const by = { at: booking.trans_time, employee: input.employee }
  const { p_order } = card.running ? card : await runOfReport(db, card, by)
  const { day, shift } = await dayOf(db, machine_id, booking.trans_time)
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into good_transaction (machine_id, card_no, p_order, good_qty, employee, trans_time, day, shift, note,
      erp_status, booked_at, booked_by)
    values (${machine_id}, ${card_no}, ${p_order}, ${booking.good_qty}, ${input.employee},
      ${new Date(booking.trans_time).toISOString()}, ${day}, ${shift}, ${input.note}, ${card.in_erp ? 'W' : 'N'},
      ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  if (card.in_erp) {
    const record_time = booking.trans_time
    await tellErp(db, { subject: 'balthzar_transaction', record_no, record_time, machine_id, card_no, now })
  }
  await addBooking(
    db,
    { machine_id, card_no, p_order, at: booking.trans_time },
    { reported_qty: booking.good_qty, reported_ideal_ms: booking.good_qty * order.unit_ms },
  )
  const cancellation = over.close
    ? await closeReported(context, { ...card, good_qty: booking.card_good_qty, p_order }, now)
    : null
  if (cancellation !== null) emit('NewOrderCancellation', { machine_id, record_no: cancellation })
  audit({
    what: 'good.reported',
    key: `${card_no}/${record_no}`,
    before: { card_good_qty: card.good_qty },
    after: { good_qty: booking.good_qty, card_good_qty: booking.card_good_qty, employee: input.employee },
  })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  const { card_good_qty, remaining_qty } = booking
  return [{ record_no, card_good_qty, remaining_qty, ...(over.ask ? { ask_fully_reported: true as const } : {}) }]
})
