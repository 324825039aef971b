import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { shownGood } from '@takt/domain/machines/shown-good.ts'
import { reportGood } from '@takt/domain/orders/report-good.ts'
import { text } from '@takt/texts/text.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { sql } from '../ground/db/sql.ts'
import { lockCard } from '../machines/booking/cards.ts'
import { proportionProblem } from '../machines/booking/proportion-problem.ts'
import { bookGood } from '../orders/book-good.ts'
import { runOfReport } from '../orders/grouped-runs.ts'
import { orderToReport } from '../orders/order-to-report.ts'

interface Booked {
  readonly card_no: string
  readonly good_qty: number
  readonly card_good_qty: number
  readonly remaining_qty: number
}

/** The pieces of a bundle on one of its cards: on its run, or on one that begins and ends with the report. */
export async function bookOnCard(
  context: CallContext,
  { bundle_no, card_no, good_qty }: { bundle_no: number; card_no: string; good_qty: number },
): Promise<Booked | Refusal> {
  const { db, session, now } = context
  const card = await lockCard(db, card_no)
  if (!card) return { refusal: 'card-not-found', values: { card_no, machine_id: '' } }
  const answer = (quantity: number, good: number) => {
    const card_good_qty = shownGood(good)
    return { card_no, good_qty: quantity, card_good_qty, remaining_qty: card.planned_op_qty - card_good_qty }
  }
  // A bundle of which nothing was made is closed without a booking.
  if (good_qty === 0) return answer(0, card.good_qty)
  const order = await orderToReport(db, card, now)
  const booking = reportGood(order, { good_qty, trans_time: now }, now)
  if (isRefusal(booking)) return booking
  const soFar = { ...card, good: card.good_qty, scrap: card.scrap_qty }
  const forbidden = proportionProblem(context, 'good', { ...soFar, quantity: booking.good_qty })
  if (forbidden) return forbidden
  const employee = session.device_employee || session.employee_number
  const run = card.running ? card : await runOfReport(db, card, { at: now, employee })
  if (isRefusal(run)) return run
  await bookGood(context, {
    card: { ...card, p_order: run.p_order },
    booking,
    unit_ms: order.unit_ms,
    employee,
    note: text(session.language, 'planning.bundle-note', { bundle: bundle_no }),
  })
  // What does not run and is made whole leaves the plan; nobody would ever end it.
  if (!card.running && booking.remaining_qty <= 0) {
    await db.run(sql`update card set status = 'finished' where card_no = ${card_no}`)
  }
  return answer(booking.good_qty, booking.card_good_qty)
}
