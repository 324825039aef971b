import { receiveGoodQty } from '@takt/contract/procedures/receive_good_qty.ts'
import { reportGood } from '@takt/domain/orders/report-good.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { addBooking, dayOf } from '../orders/book.ts'
import { employeeProblem } from '../people/verified-employee.ts'
import { handle } from './handle.ts'

export default handle(receiveGoodQty, async (input, { db, session, now, audit, emit, machineChanged }) => {
  const { machine_id, card_no } = input
  // Machine before card, as the engine does: the other way round a booking and a batch of cycles wait for each other.
  await lockMachines(db, [machine_id])
  const order = await runningOrder(db, machine_id, card_no)
  if (!order) return { refusal: 'order-not-running', values: { card_no, machine_id } }
  const problem = await employeeProblem(db, input.employee)
  if (problem) return problem

  const report = { good_qty: input.good_qty, trans_time: Date.parse(input.trans_time) }
  const booking = reportGood({ ...order, start_time: Date.parse(order.start_time) }, report, now)
  if (isRefusal(booking)) return booking

  const { day, shift } = await dayOf(db, machine_id, booking.trans_time)
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into good_transaction (machine_id, card_no, p_order, good_qty, employee, trans_time, day, shift, note,
      erp_status, booked_at, booked_by)
    values (${machine_id}, ${card_no}, ${order.p_order}, ${booking.good_qty}, ${input.employee},
      ${new Date(booking.trans_time).toISOString()}, ${day}, ${shift}, ${input.note}, ${order.in_erp ? 'W' : 'N'},
      ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  await addBooking(
    db,
    { machine_id, card_no, p_order: order.p_order, at: booking.trans_time },
    { reported_qty: booking.good_qty, reported_ideal_ms: booking.good_qty * order.unit_ms },
  )
  audit({
    what: 'good.reported',
    key: `${card_no}/${record_no}`,
    before: { card_good_qty: order.card_good_qty },
    after: { good_qty: booking.good_qty, card_good_qty: booking.card_good_qty, employee: input.employee },
  })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  return [{ record_no, card_good_qty: booking.card_good_qty, remaining_qty: booking.remaining_qty }]
})

interface OrderRow {
  readonly p_order: number
  readonly start_time: string
  readonly planned_op_qty: number
  readonly card_good_qty: number
  readonly integer_unit: 0 | 1
  readonly in_erp: boolean
  readonly unit_ms: number
}

/** The card is locked: two reports at once must add up, not overwrite each other. */
function runningOrder(db: CompanyDb, machine_id: string, card_no: string): Promise<OrderRow | null> {
  return db.maybe<OrderRow>(sql`
    select r.p_order, r.start_time, c.planned_op_qty, c.good_qty as card_good_qty, p.integer_unit, c.in_erp,
      p.planned_unit_time * 1000 as unit_ms
    from order_run r
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where r.machine_id = ${machine_id} and r.card_no = ${card_no} and r.end_time is null
    for update of c`)
}
