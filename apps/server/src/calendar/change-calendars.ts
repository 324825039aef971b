import type { PlanHistory } from '@takt/domain/ground/plan-history.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { Turn } from '@takt/domain/ground/versions.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { MachineState } from '@takt/domain/machines/machine-state.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { goOnByRules, holdMachines } from '../machines/change-rules.ts'

/** Machines that wait until a change of their calendar is written, and from when it holds. */
export interface CalendarChange {
  readonly from: Turn
  readonly today: string
  readonly zone: string
  readonly states: Map<string, MachineState>
}

/** One change at a time: a kind of day stands in several calendars. */
export async function lockCalendars(db: CompanyDb): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('calendars'), ${db.company_id})`)
}

/**
 * Holds the machines that follow these calendars until the end of the transaction, so that none is counted on while
 * its plan changes, and says from when the change holds: from a day to come, or from now, which is never before what
 * one of them has counted already.
 */
export async function beginChange(
  db: CompanyDb,
  on: { calendars: readonly number[]; from: string | null; now: number },
): Promise<CalendarChange | Refusal> {
  const { zone } = await db.one<{ zone: string }>(sql`select time_zone as zone from company`)
  const { states, at: now } = await holdMachines(
    db,
    sql`
      select machine_id from machine where calendar_id = any (${on.calendars as number[]})
      union select machine_id from machine_day_before where calendar_id = any (${on.calendars as number[]})`,
    on.now,
  )
  const today = localDate(now, zone)
  if (on.from !== null && on.from <= today) return { refusal: 'calendar-from-past', values: { day: on.from } }
  return { from: on.from === null ? { at: now } : { day: on.from }, today, zone, states }
}

/** The machines of the change go on by the new plan: when to look at them next is another moment now. */
export async function endChange(
  db: CompanyDb,
  { states, from }: CalendarChange,
  now: number,
): Promise<{ machines: string[]; stopsChanged: readonly string[] }> {
  // Past the very moment, so that a shift that begins with the change has begun.
  const until = 'at' in from ? Math.max(now, from.at) : now
  return await goOnByRules(db, states, until)
}

/** What the calendar has been; the newest stands in the calendar itself. */
export async function writeHistory(db: CompanyDb, calendar_id: number, history: PlanHistory): Promise<void> {
  const before = history.slice(0, -1).map(({ what, until }) => ({
    until_day: until && 'day' in until ? until.day : null,
    until_at: until && 'at' in until ? new Date(until.at).toISOString() : null,
    plan: JSON.stringify(what),
  }))
  await db.run(sql`delete from calendar_before where calendar_id = ${calendar_id}`)
  await db.run(sql`
    insert into calendar_before (calendar_id, place, until_day, until_at, plan)
    select ${calendar_id}, row_number() over (), b.* from unnest(${before.map(({ until_day }) => until_day)}::date[],
      ${before.map(({ until_at }) => until_at)}::timestamptz[], ${before.map(({ plan }) => plan)}::jsonb[]) as b`)
}
