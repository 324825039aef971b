import { sf61 } from '@takt/contract/scrap/sf61.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { shownGood } from '@takt/domain/machines/shown-good.ts'
import { wholeUnits } from '@takt/domain/orders/whole-units.ts'
import { scrapBooking } from '@takt/domain/scrap/report-scrap.ts'
import { startUpScrap } from '@takt/domain/scrap/start-up-scrap.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { bookScrap } from '../book-scrap.ts'
import { runningToScrap } from '../order-to-scrap.ts'
import { scrapReasons } from '../scrap-reasons.ts'

export default handle(sf61, async (input, context) => {
  const { db, session, now, emit, machineChanged } = context
  const { machine_id, card_no, employee } = input
  await lockMachines(db, [machine_id])
  const [order] = await runningToScrap(db, machine_id, card_no)
  if (!order) return { refusal: 'order-not-running', values: { card_no, machine_id } }
  const problem = await employeeProblem(db, employee)
  if (problem) return problem
  const { card_scrap_qty } = order
  // As the terminal showed it: what is kept below zero would never be what the person has seen.
  const good = shownGood(order.card_good_qty)
  const seen = { good: input.seen_good_qty ?? good, scrap: input.seen_scrap_qty ?? card_scrap_qty }
  if (good < seen.good || card_scrap_qty !== seen.scrap) return { refusal: 'changed-by-someone-else', values: {} }

  const { max_startup_scrap } = await db.one<{ max_startup_scrap: number }>(
    sql`select max_startup_scrap from machine where machine_id = ${machine_id}`,
  )
  const verdict = startUpScrap({ ...order, card_good_qty: good }, max_startup_scrap, input.sf61_qty + good - seen.good)
  const { max_scrap, scrap_qty: scrap } = verdict
  if (verdict.problem === 'below-minimum') return { refusal: 'startup-scrap-too-large', values: { max_scrap, scrap } }
  if (verdict.problem !== null) return { refusal: 'startup-above-good', values: { good: seen.good } }
  const scrap_qty = wholeUnits(scrap, order)
  if (scrap_qty === 0) return [{ record_no: null, scrap_qty, card_good_qty: good, card_scrap_qty }]

  const soFar = { ...order, good, scrap: card_scrap_qty }
  const forbidden = proportionProblem(context, 'scrap', { ...soFar, quantity: scrap_qty })
  if (forbidden) return forbidden

  const { startUpScrapReason } = settingValues(session.company_settings)
  const reason = (await scrapReasons(db, machine_id, session.language)).all.get(startUpScrapReason)
  if (!reason) return { refusal: 'startup-reason-missing', values: {} }
  // The operator said what is good: start-up scrap always leaves the good quantity, whatever the reason does elsewhere.
  const booking = scrapBooking({ ...reason, never_reduce_good_qty: 0 }, scrap_qty, '')
  const booked = await bookScrap(order, booking, { source: 'startup', employee, trans_time: now, context })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  return [{ ...booked, scrap_qty }]
})
