import { reportScrap as promise } from '@takt/contract/scrap/report_scrap.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { SCRAP_DAYS_AFTER_END, scrapTimeProblem } from '@takt/domain/orders/scrap-time.ts'
import { reportScrap } from '@takt/domain/scrap/report-scrap.ts'
import { handle } from '../../ground/call/handle.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { bookedPerReason, bookScrap } from '../book-scrap.ts'
import { orderToScrap } from '../order-to-scrap.ts'
import { returnComponents } from '../return-components.ts'
import { scrapReasons } from '../scrap-reasons.ts'

export default handle(promise, async (input, context) => {
  const { db, session, now, emit, machineChanged } = context
  const { machine_id, card_no, employee } = input
  const trans_time = input.trans_time === undefined ? now : Date.parse(input.trans_time)
  await lockMachines(db, [machine_id])
  const order = await orderToScrap(db, input, { trans_time, now })
  if (!order) return { refusal: 'order-not-on-machine', values: { card_no, machine_id, days: SCRAP_DAYS_AFTER_END } }
  const byHand = can(session, 'can-manual-scrap')
  const problem = (await employeeProblem(db, employee)) ?? scrapTimeProblem(order, trans_time, { now, byHand })
  if (problem) return problem

  const { usable, all } = await scrapReasons(db, machine_id, session.language)
  // What was booked on a reason that is no longer used can still be taken back.
  const reasons = input.scrap_qty < 0 ? all : usable
  const booking = reportScrap(input, {
    reason: reasons.get(input.scrap_reason) ?? null,
    integer_unit: order.integer_unit,
    booked: (await bookedPerReason(db, order)).get(input.scrap_reason) ?? 0,
    mayCorrect: byHand,
  })
  if (isRefusal(booking)) return booking
  const { card_good_qty: good, card_scrap_qty: scrap } = order
  const forbidden = proportionProblem(context, 'scrap', { ...order, good, scrap, quantity: booking.scrap_qty })
  if (forbidden) return forbidden
  const from = { source: 'report', employee, trans_time, context } as const
  const booked = await bookScrap(order, booking, from)
  const refused = await returnComponents(order, input.components, { booking, trans_time, context })
  if (refused) return refused

  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  const remaining_qty = order.planned_op_qty - booked.card_good_qty
  return [{ ...booked, scrap_qty: booking.scrap_qty, remaining_qty }]
})
