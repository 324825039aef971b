/** A report of scrap is taken back by a counter-booking: what was booked stays, another record takes it away. */
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { type Reported, takeBackReport } from '@takt/domain/orders/take-back-report.ts'
import { reportScrap } from '@takt/domain/scrap/report-scrap.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type BookedScrapRow, bookedPerReason, bookScrap, type ScrapOrigin } from './book-scrap.ts'
import { runToScrap } from './order-to-scrap.ts'
import { scrapReasons } from './scrap-reasons.ts'

export interface BookedReport {
  readonly machine_id: string
  readonly card_no: string
  readonly record_no: number
  /** What it was booked by: anything else is not found. */
  readonly sources: readonly ScrapOrigin['source'][]
}

/** The machine is locked. */
export async function takeScrapBack(
  context: CallContext,
  { machine_id, card_no, record_no, sources }: BookedReport,
): Promise<(BookedScrapRow & { readonly scrap_qty: number }) | Refusal> {
  const { db, session, now } = context
  const p_order = await runOf(db, { machine_id, card_no, record_no, sources })
  // Locks the card before the report is read: of two who take it back at once the second sees that it is done.
  const order = p_order === null ? null : await runToScrap(db, p_order)
  const report = order && (await reportedScrap(db, { card_no, record_no }))
  const back = takeBackReport(report, { username: session.username, now })
  if (isRefusal(back)) return back
  if (!order || !report) throw new Error('a report that is not there was taken back')
  const { scrap_reason, scrap_text, trans_time, employee, source } = report
  const known = (await scrapReasons(db, machine_id, session.language)).all.get(scrap_reason) ?? null
  // As it was booked: start-up scrap asks for no text and always left the good quantity.
  const asBooked = { scrap_text_flag: 0, never_reduce_good_qty: 0 } as const
  const booking = reportScrap(
    { scrap_reason, scrap_text, scrap_qty: back.quantity },
    {
      reason: known && source === 'startup' ? { ...known, ...asBooked } : known,
      integer_unit: order.integer_unit,
      booked: (await bookedPerReason(db, order)).get(scrap_reason) ?? 0,
      mayCorrect: true,
    },
  )
  if (isRefusal(booking)) return booking
  const from = { source: 'adjustment', employee, trans_time, takes_back: record_no, context } as const
  return { ...(await bookScrap(order, booking, from)), scrap_qty: booking.scrap_qty }
}

async function runOf(db: CompanyDb, { machine_id, card_no, record_no, sources }: BookedReport): Promise<number | null> {
  const row = await db.maybe<{ p_order: number }>(sql`
    select p_order from scrap_transaction
    where card_no = ${card_no} and machine_id = ${machine_id} and record_no = ${record_no}
      and source = any (${sources})`)
  return row?.p_order ?? null
}

interface ReportedScrap extends Reported {
  readonly scrap_reason: string
  readonly scrap_text: string
  readonly trans_time: number
  readonly employee: string
  readonly source: ScrapOrigin['source']
}

async function reportedScrap(
  db: CompanyDb,
  { card_no, record_no }: { card_no: string; record_no: number },
): Promise<ReportedScrap> {
  const row = await db.one<Omit<ReportedScrap, 'booked_at' | 'trans_time'> & { booked_at: string; trans_time: string }>(
    sql`
    select t.booked_by, t.booked_at, t.scrap_qty as quantity, t.scrap_reason, t.scrap_text, t.trans_time, t.employee,
      t.source,
      exists (select from scrap_transaction b where b.card_no = t.card_no and b.trans_time = t.trans_time
        and b.takes_back = t.record_no) as taken_back,
      exists (select from order_confirmation o where o.p_order = t.p_order and o.confirmed >= t.booked_at) as confirmed,
      -- SF53: components that went back to stock with it; or somebody has corrected its reason since, perhaps for it.
      exists (select from material_transaction m where m.card_no = t.card_no and m.trans_time = t.trans_time
        and m.reporting_source = 'return')
        or exists (select from scrap_transaction a where a.card_no = t.card_no and a.scrap_reason = t.scrap_reason
          and a.record_no > t.record_no and a.source = 'adjustment' and a.takes_back is null) as more
    from scrap_transaction t where t.card_no = ${card_no} and t.record_no = ${record_no}`,
  )
  return { ...row, booked_at: Date.parse(row.booked_at), trans_time: Date.parse(row.trans_time) }
}
