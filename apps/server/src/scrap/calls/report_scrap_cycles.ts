import { reportScrapCycles } from '@takt/contract/scrap/report_scrap_cycles.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { scrapTimeProblem } from '@takt/domain/orders/scrap-time.ts'
import { reportScrap } from '@takt/domain/scrap/report-scrap.ts'
import { wholeCycleScrap } from '@takt/domain/scrap/whole-cycles.ts'
import { handle } from '../../ground/call/handle.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { type BookedScrapRow, bookScrap } from '../book-scrap.ts'
import { runningToScrap } from '../order-to-scrap.ts'
import { scrapReasons } from '../scrap-reasons.ts'

export default handle(reportScrapCycles, async (input, context) => {
  const { db, session, now, emit, machineChanged } = context
  const { machine_id, employee, scrap_reason } = input
  const trans_time = Date.parse(input.trans_time)
  const cavity_reduction = (await lockMachines(db, [machine_id])).get(machine_id)?.reduction ?? 0
  const orders = await runningToScrap(db, machine_id)
  if (orders.length === 0) return { refusal: 'no-running-order', values: { machine_id } }
  const problem = await employeeProblem(db, employee)
  if (problem) return problem
  const reason = (await scrapReasons(db, machine_id, session.language)).usable.get(scrap_reason) ?? null
  if (!reason) return { refusal: 'scrap-reason-unknown', values: { code: scrap_reason } }

  const pieces = wholeCycleScrap(
    orders.map((order) => ({ ...order, cavity_reduction })),
    { ...input, reason },
  )
  if (pieces.length === 0) return { refusal: 'no-open-cavity', values: { machine_id } }
  const rows: (BookedScrapRow & { card_no: string; scrap_qty: number; scrap_text: string })[] = []
  for (const { card_no, scrap_qty, scrap_text } of pieces) {
    const order = orders.find((one) => one.card_no === card_no)
    if (!order) continue
    const late = scrapTimeProblem(order, trans_time, { now, byHand: can(session, 'can-manual-scrap') })
    if (late) return late
    const place = { reason, integer_unit: order.integer_unit, booked: 0, mayCorrect: false }
    const booking = reportScrap({ scrap_qty, scrap_reason, scrap_text }, place)
    if (isRefusal(booking)) return booking
    const soFar = { ...order, good: order.card_good_qty, scrap: order.card_scrap_qty }
    const forbidden = proportionProblem(context, 'scrap', { ...soFar, quantity: booking.scrap_qty })
    if (forbidden) return forbidden
    const booked = await bookScrap(order, booking, { source: 'cycles', employee, trans_time, context })
    rows.push({ ...booked, card_no, scrap_qty: booking.scrap_qty, scrap_text: booking.scrap_text })
    emit('OrderChanged', { machine_id, card_no })
  }
  machineChanged(machine_id)
  return rows
})
