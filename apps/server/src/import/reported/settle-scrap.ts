import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { runOfScrap } from '@takt/domain/machines/reported.ts'
import { type ScrapRule, scrapBooking } from '@takt/domain/scrap/report-scrap.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { dayOf } from '../../machines/booking/book.ts'
import { runsAt, runsSince } from '../../machines/order-runs.ts'
import { bookScrap } from '../../scrap/book-scrap.ts'
import { runToScrap } from '../../scrap/order-to-scrap.ts'
import { scrapReasons } from '../../scrap/scrap-reasons.ts'
import { plantActor } from './plant-actor.ts'

/** What is older is in nobody's connector any more; it waits no longer for a reason or an order. */
const WAITS_MS = 32 * 86_400_000
const MOST_AT_ONCE = 5_000

interface ScrapRow {
  readonly record_no: number
  readonly pieces: number
  readonly at: number
  readonly p_order: number | null
  readonly scrap_reason: string
  readonly problem: string
}

interface Booking {
  readonly p_order: number
  readonly reason: ScrapRule
  pieces: number
  trans_time: number
}

export interface SettledScrap {
  readonly cards: readonly string[]
  /** Why some of it could not be booked. */
  readonly problems: readonly Refusal[]
}

/**
 * Brings the bookings of a locked machine's reported scrap to where they belong by now: each piece on the run of its own
 * moment. What was booked on another run, because the word that began the right one came later, is taken back there;
 * so it does not matter in which order words arrive. Pieces of one run, reason and shift are one record.
 */
export async function settleScrap(
  db: CompanyDb,
  machine_id: string,
  on: { since: number; now: number },
): Promise<SettledScrap> {
  const rows = await rowsToSettle(db, machine_id, on)
  const first = rows[0]
  if (!first) return { cards: [], problems: [] }
  const runs = (await runsSince(db, [machine_id], first.at)).get(machine_id) ?? []
  const { all, usual } = await reasonsOf(db, machine_id)
  const bookings = new Map<string, Booking>()
  const problems = new Map<string, Refusal>()

  async function book(row: ScrapRow, p_order: number, reason: ScrapRule, pieces: number): Promise<void> {
    const { day, shift } = await dayOf(db, machine_id, row.at)
    const key = JSON.stringify([p_order, reason.code, day, shift])
    const booking = bookings.get(key) ?? { p_order, reason, pieces: 0, trans_time: row.at }
    booking.pieces += pieces
    booking.trans_time = Math.max(booking.trans_time, row.at)
    bookings.set(key, booking)
  }

  for (const row of rows) {
    // A reason that has another default since then changes nothing that is booked.
    const reason = row.p_order === null ? usual : (all.get(row.scrap_reason) ?? usual)
    const run = runOfScrap(machine_id, { runs: runsAt(runs, row.at), hasReason: reason !== null })
    if (!isRefusal(run) && run.p_order === row.p_order) continue
    if (row.p_order !== null && reason) await book(row, row.p_order, reason, -row.pieces)
    if (isRefusal(run)) problems.set(run.refusal, run)
    else if (reason) await book(row, run.p_order, reason, row.pieces)
    // Still waiting for the same.
    if (isRefusal(run) && row.p_order === null && row.problem === run.refusal) continue
    await noteRow(db, row.record_no, isRefusal(run) ? run : { ...run, reason: reason?.code ?? '' })
  }
  return { cards: await writeBookings(db, [...bookings.values()], on.now), problems: [...problems.values()] }
}

async function rowsToSettle(
  db: CompanyDb,
  machine_id: string,
  { since, now }: { since: number; now: number },
): Promise<ScrapRow[]> {
  const rows = await db.many<Omit<ScrapRow, 'at'> & { at: string }>(sql`
    select record_no, value::int as pieces, at, p_order, scrap_reason, problem from reported_signal
    where machine_id = ${machine_id} and kind = 'scrap' and at > ${new Date(now - WAITS_MS).toISOString()}
      and (at >= ${new Date(since).toISOString()} or p_order is null)
    order by at desc, record_no desc limit ${MOST_AT_ONCE}`)
  return rows.map((row) => ({ ...row, at: Date.parse(row.at) })).reverse()
}

/** The machine's own reason, else the company's; one that is not in use any more is none. */
async function reasonsOf(db: CompanyDb, machine_id: string) {
  const { own, setting } = await db.one<{ own: string; setting: string | null }>(sql`
    select m.scrap_reason as own, s.value as setting from machine m
      left join company_setting s on s.name = 'machineScrapReason' where m.machine_id = ${machine_id}`)
  const { machineScrapReason } = settingValues(setting === null ? {} : { machineScrapReason: setting })
  const { all, usable } = await scrapReasons(db, machine_id, 'en')
  return { all, usual: usable.get(own) ?? usable.get(machineScrapReason) ?? null }
}

async function noteRow(
  db: CompanyDb,
  record_no: number,
  settled: Refusal | { p_order: number; card_no: string; reason: string },
): Promise<void> {
  const is = isRefusal(settled)
    ? sql`outcome = 'waiting', p_order = null, card_no = '', scrap_reason = '', problem = ${settled.refusal},
        problem_values = ${JSON.stringify(settled.values)}`
    : sql`outcome = 'booked', p_order = ${settled.p_order}, card_no = ${settled.card_no}, scrap_reason = ${settled.reason},
        problem = '', problem_values = '{}'`
  await db.run(sql`update reported_signal set ${is} where record_no = ${record_no}`)
}

/** By the numbers of the runs: two that book on the same cards take them in the same order. */
async function writeBookings(db: CompanyDb, bookings: readonly Booking[], now: number): Promise<string[]> {
  const actor = plantActor(db, now)
  const cards = new Set<string>()
  for (const { p_order, reason, pieces, trans_time } of bookings.toSorted((a, b) => a.p_order - b.p_order)) {
    if (pieces === 0) continue
    const order = await runToScrap(db, p_order)
    await bookScrap(order, scrapBooking(reason, pieces, ''), {
      source: 'machine',
      employee: '',
      trans_time,
      context: actor,
    })
    cards.add(order.card_no)
  }
  await actor.leaveTrail()
  return [...cards]
}
