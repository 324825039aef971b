import { takeBackGoodQty } from '@takt/contract/orders/take_back_good_qty.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { shownGood } from '@takt/domain/machines/shown-good.ts'
import { type Reported, takeBackReport } from '@takt/domain/orders/take-back-report.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockCard } from '../../machines/booking/cards.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { bookGood } from '../book-good.ts'
import { orderToReport } from '../order-to-report.ts'

export default handle(takeBackGoodQty, async ({ machine_id, card_no, record_no }, context) => {
  const { db, session, now, emit, machineChanged } = context
  await lockMachines(db, [machine_id])
  // Locked before the report is read: of two who take it back at once the second sees that it is done.
  const locked = await lockCard(db, card_no)
  const report = locked && (await reportedGood(db, { machine_id, card_no, record_no }))
  const back = takeBackReport(report, { username: session.username, now })
  if (isRefusal(back)) return back
  if (!locked || !report) throw new Error('a report that is not there was taken back')
  // The run that it was booked on: the order may have ended meanwhile, or run again.
  const card = { ...locked, p_order: report.p_order }
  const { unit_ms } = await orderToReport(db, card, report.trans_time)
  const booking = {
    good_qty: back.quantity,
    trans_time: report.trans_time,
    card_good_qty: card.good_qty + back.quantity,
  }
  const counter = await bookGood(context, {
    card,
    booking,
    unit_ms,
    employee: report.employee,
    note: report.note,
    takes_back: record_no,
  })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  const card_good_qty = shownGood(booking.card_good_qty)
  const remaining_qty = card.planned_op_qty - card_good_qty
  return [{ record_no: counter, good_qty: back.quantity, card_good_qty, remaining_qty }]
})

interface ReportedGood extends Reported {
  readonly p_order: number
  readonly trans_time: number
  readonly employee: string
  readonly note: string
}

async function reportedGood(
  db: CompanyDb,
  { machine_id, card_no, record_no }: { machine_id: string; card_no: string; record_no: number },
): Promise<ReportedGood | null> {
  const row = await db.maybe<
    Omit<ReportedGood, 'booked_at' | 'trans_time' | 'more'> & { booked_at: string; trans_time: string }
  >(sql`
    select t.booked_by, t.booked_at, t.good_qty as quantity, t.p_order, t.trans_time, t.employee, t.note,
      exists (select from good_transaction b where b.card_no = t.card_no and b.trans_time = t.trans_time
        and b.takes_back = t.record_no) as taken_back,
      exists (select from order_confirmation o where o.p_order = t.p_order and o.confirmed >= t.booked_at) as confirmed
    from good_transaction t
    where t.card_no = ${card_no} and t.machine_id = ${machine_id} and t.record_no = ${record_no}`)
  return row && { ...row, booked_at: Date.parse(row.booked_at), trans_time: Date.parse(row.trans_time), more: false }
}
