import { cancelRestOfOrder } from '@takt/contract/orders/cancel_rest_of_order.ts'
import { remainingQty } from '@takt/domain/erp/cancellation-record.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { cancelRest } from '@takt/domain/orders/cancel-rest.ts'
import { mayEndReported } from '@takt/domain/orders/group-orders.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { isRecordOf, lockCard } from '../../machines/booking/cards.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeOf } from '../../people/employees.ts'
import { isTransferred, withdrawCancellations, writeCancellation } from '../cancellations.ts'
import { closeReported } from '../grouped-runs.ts'
import { startMachine } from '../start-machine.ts'

export default handle(cancelRestOfOrder, async (input, context) => {
  const { db, session, now, audit, emit, machineChanged } = context
  const { machine_id, card_no, cancelled } = input
  await lockMachines(db, [machine_id])
  const card = isRecordOf(card_no, input.record_no1) ? await lockCard(db, card_no) : null
  if (!card || card.machine_id !== machine_id) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const machine = await startMachine(db, machine_id)
  if (machine && card.running && cancelled === 1 && mayEndReported(machine, card)) {
    const employee = await employeeOf(db, input.employee, session)
    if (isRefusal(employee)) return employee
    const ended = await closeReported(context, { machine, card_no, p_order: card.p_order, employee })
    if (isRefusal(ended)) return ended
    emit('OrderChanged', { machine_id, card_no })
    machineChanged(machine_id)
    if (ended !== null) emit('NewOrderCancellation', { machine_id, record_no: ended })
    return [{ card_no, cancelled, remaining_qty: remainingQty(card), cancellation: ended }]
  }
  const transferred = await isTransferred(db, machine_id, card_no)
  const change = cancelRest({ ...card, transferred }, cancelled, now)
  if (isRefusal(change)) return change
  const remaining_qty = remainingQty(card)
  if (!change) return [{ card_no, cancelled, remaining_qty, cancellation: null }]

  await db.run(sql`update card set status = ${change.status}, cancelled = ${cancelled} where card_no = ${card_no}`)
  if (cancelled === 0 && !(await withdrawCancellations(db, { machine_id, card_no, now }))) {
    return { refusal: 'cancellation-on-its-way', values: { card_no } }
  }
  const of = { machine_id, card_no, p_order: null, now, by: session.username }
  const cancellation = change.cancellation && (await writeCancellation(db, change.cancellation, of))
  audit({
    what: cancelled === 1 ? 'order.rest-cancelled' : 'order.rest-reverted',
    key: card_no,
    before: { status: card.status, cancelled: card.cancelled },
    after: change,
  })
  emit('OrderChanged', { machine_id, card_no })
  machineChanged(machine_id)
  if (cancellation !== null) emit('NewOrderCancellation', { machine_id, record_no: cancellation })
  return [{ card_no, cancelled, remaining_qty, cancellation }]
})
