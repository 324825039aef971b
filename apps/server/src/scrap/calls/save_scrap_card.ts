import { saveScrapCard } from '@takt/contract/scrap/save_scrap_card.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { shownGood } from '@takt/domain/machines/shown-good.ts'
import { scrapShares } from '@takt/domain/orders/scrap-percent.ts'
import { SCRAP_DAYS_AFTER_END, scrapTimeProblem } from '@takt/domain/orders/scrap-time.ts'
import { adjustScrapCard } from '@takt/domain/scrap/adjust-scrap-card.ts'
import { handle } from '../../ground/call/handle.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { bookedPerReason, bookScrap, cardQuantities } from '../book-scrap.ts'
import { orderToScrap } from '../order-to-scrap.ts'
import { scrapReasons } from '../scrap-reasons.ts'

export default handle(saveScrapCard, async (input, context) => {
  const { db, session, now, emit, machineChanged } = context
  const { machine_id, card_no, employee } = input
  // Scrap history adjusts by hand; the confirmation of an order adjusts as part of confirming it.
  const may = can(session, 'can-manual-scrap') || can(session, 'confirm-orders')
  if (!may) return { refusal: 'scrap-adjust-not-allowed', values: {} }
  const trans_time = Date.parse(input.trans_time)
  await lockMachines(db, [machine_id])
  const order = await orderToScrap(db, input, { trans_time, now })
  if (!order) return { refusal: 'order-not-on-machine', values: { card_no, machine_id, days: SCRAP_DAYS_AFTER_END } }
  const problem = (await employeeProblem(db, employee)) ?? scrapTimeProblem(order, trans_time, { now, byHand: true })
  if (problem) return problem

  const { all, usable } = await scrapReasons(db, machine_id, session.language)
  const bookings = adjustScrapCard(input.rows, {
    booked: await bookedPerReason(db, order),
    reasons: all,
    usable: new Set(usable.keys()),
    integer_unit: order.integer_unit,
  })
  if (isRefusal(bookings)) return bookings
  const added = bookings.reduce((sum, booking) => sum + booking.scrap_qty, 0)
  const soFar = { ...order, good: order.card_good_qty, scrap: order.card_scrap_qty }
  // What is taken back is never too much, however far above the plan the order is.
  const forbidden = added > 0 ? proportionProblem(context, 'scrap', { ...soFar, quantity: added }) : null
  if (forbidden) return forbidden
  for (const booking of bookings) {
    await bookScrap(order, booking, { source: 'adjustment', employee, trans_time, context })
  }
  if (bookings.length > 0) {
    machineChanged(machine_id)
    emit('OrderChanged', { machine_id, card_no })
  }
  const { card_good_qty: good_qty, card_scrap_qty: scrap_qty } = await cardQuantities(db, card_no)
  const { scrap_per } = scrapShares({ good: good_qty, scrap: scrap_qty })
  return [{ scrap_qty, good_qty: shownGood(good_qty), scrap_percent: scrap_per }]
})
