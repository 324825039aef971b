import { receiveGoodQty } from '@takt/contract/orders/receive_good_qty.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import { shownGood } from '@takt/domain/machines/shown-good.ts'
import { overrun } from '@takt/domain/orders/group-orders.ts'
import { inputRefusal } from '@takt/domain/orders/input-settings.ts'
import { reportGood } from '@takt/domain/orders/report-good.ts'
import { handle } from '../../ground/call/handle.ts'
import { lockCard } from '../../machines/booking/cards.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { bookGood } from '../book-good.ts'
import { endedRun } from '../ended-run.ts'
import { closeReported, runOfReport } from '../grouped-runs.ts'
import { inputAt } from '../input-settings.ts'
import { orderToReport } from '../order-to-report.ts'
import { startMachine } from '../start-machine.ts'

export default handle(receiveGoodQty, async (input, context) => {
  const { db, now, emit, machineChanged } = context
  const { machine_id, card_no } = input
  // Machine before card, as the engine does: the other way round a booking and a batch of cycles wait for each other.
  await lockMachines(db, [machine_id])
  const machine = await startMachine(db, machine_id)
  // The card is locked: two reports at once must add up, not overwrite each other.
  const locked = await lockCard(db, card_no)
  const trans_time = input.trans_time === undefined ? now : Date.parse(input.trans_time)
  const ended = locked?.running ? null : await endedRun(db, { machine_id, card_no }, { trans_time, now })
  const card = locked && ended !== null ? { ...locked, p_order: ended } : locked
  const mayReport =
    card?.running || ended !== null || (machine && has(machine, 'groupOrders') && card?.status === 'planned')
  if (!machine || !card || card.machine_id !== machine_id || !mayReport) {
    return { refusal: 'order-not-running', values: { card_no, machine_id } }
  }
  const problem = await employeeProblem(db, input.employee)
  if (problem) return problem

  const report = { good_qty: input.good_qty, trans_time }
  const order = await orderToReport(db, card, report.trans_time)
  const booking = reportGood(order, report, now)
  if (isRefusal(booking)) return booking
  const soFar = { ...card, good: card.good_qty, scrap: card.scrap_qty }
  const forbidden =
    inputRefusal(await inputAt(db, machine_id), machine_id, booking.good_qty) ??
    proportionProblem(context, 'good', { ...soFar, quantity: booking.good_qty })
  if (forbidden) return forbidden
  const over = overrun(machine, card, { good_qty: booking.good_qty, fully_reported: input.fully_reported })
  if (isRefusal(over)) return over

  const by = { at: booking.trans_time, employee: input.employee }
  const run = card.p_order > 0 ? card : await runOfReport(db, card, by)
  if (isRefusal(run)) return run
  const { p_order } = run
  const record_no = await bookGood(context, {
    card: { ...card, p_order },
    booking,
    unit_ms: order.unit_ms,
    employee: input.employee,
    note: input.note,
  })
  const cancellation = over.close
    ? await closeReported(context, { machine, card_no, p_order, employee: input.employee })
    : null
  if (isRefusal(cancellation)) return cancellation
  if (cancellation !== null) emit('NewOrderCancellation', { machine_id, record_no: cancellation })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  const card_good_qty = shownGood(booking.card_good_qty)
  return [
    {
      record_no,
      card_good_qty,
      remaining_qty: card.planned_op_qty - card_good_qty,
      ...(over.ask && { ask_fully_reported: true as const }),
      ...(over.close && { rest_cancelled: true as const }),
    },
  ]
})
