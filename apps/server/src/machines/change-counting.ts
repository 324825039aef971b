import { compileCalendar } from '@takt/domain/ground/calendar.ts'
import { firstDayOf } from '@takt/domain/ground/changed-calendar.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { doAtMachine } from './operator-events.ts'
import { type PlantRules, plantRules, rulesOf } from './plant-rules.ts'

export interface Counting {
  readonly min_run_seconds: number
  readonly unattended_code: string
  readonly good_from_cycles: boolean
  readonly micro_stop_seconds: number
}

export interface DaySettings {
  readonly calendar_id: number | null
  readonly day_start: string
}

/** A machine of which nothing was counted has no past to keep: what is set for it holds from its first signal on. */
async function hasPast(db: CompanyDb, machine_id: string): Promise<boolean> {
  const past = await db.maybe(sql`
    select 1 where exists (select from machine_state where machine_id = ${machine_id})
      or exists (select from shift_figures where machine_id = ${machine_id})`)
  return past !== null
}

/** Counts up to now by what held, so that what is set next begins with a clean cut. Answers the moment. */
export async function countUpToNow(
  db: CompanyDb,
  machine_id: string,
  { active, now }: { active: boolean; now: number },
): Promise<number> {
  const state = await db.maybe(sql`select 1 from machine_state where machine_id = ${machine_id}`)
  if (!active || !state) return now
  return (await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })).at
}

/** From this moment on the machine is counted otherwise; what came before keeps what it had, also when it is rebuilt. */
export async function changeCounting(
  db: CompanyDb,
  machine_id: string,
  { before, after, at }: { before: Counting; after: Counting; at: number },
): Promise<void> {
  const same =
    before.min_run_seconds === after.min_run_seconds &&
    before.unattended_code === after.unattended_code &&
    before.good_from_cycles === after.good_from_cycles &&
    before.micro_stop_seconds === after.micro_stop_seconds
  if (same) return
  if (await hasPast(db, machine_id)) {
    await db.run(sql`
      insert into machine_counting_before (machine_id, until, min_run_seconds, unattended_code, good_from_cycles,
        micro_stop_seconds)
      values (${machine_id}, ${new Date(at).toISOString()}, ${before.min_run_seconds}, ${before.unattended_code},
        ${before.good_from_cycles}, ${before.micro_stop_seconds})
      on conflict do nothing`)
  }
  await db.run(sql`
    update machine set min_run_seconds = ${after.min_run_seconds}, unattended_code = ${after.unattended_code},
      good_from_cycles = ${after.good_from_cycles}, micro_stop_seconds = ${after.micro_stop_seconds}
    where machine_id = ${machine_id}`)
}

/**
 * From the next plant day on the machine has another calendar or start of day. A change that waits for that day is
 * itself changed: what holds until then stays what it is.
 */
export async function changeDay(
  db: CompanyDb,
  machine_id: string,
  on: { before: DaySettings; after: DaySettings; at: number; rules?: PlantRules },
): Promise<void> {
  const { before, after, at } = on
  if (before.calendar_id === after.calendar_id && before.day_start === after.day_start) return
  if (await hasPast(db, machine_id)) {
    // Where many machines change at once their rules are read once, not anew after each of them.
    const rules = on.rules ?? (await plantRules(db))
    const { calendar } = rulesOf(rules, machine_id)
    const starts = compileCalendar(null, { zone: rules.zone, day_start: after.day_start })
    const until_day = firstDayOf(starts, { before: calendar, now: at })
    const waiting = await db.maybe(sql`
      select 1 from machine_day_before where machine_id = ${machine_id} and until_day >= ${until_day}`)
    if (!waiting) {
      await db.run(sql`
        insert into machine_day_before (machine_id, until_day, calendar_id, day_start)
        values (${machine_id}, ${until_day}, ${before.calendar_id}, ${before.day_start})`)
    }
  }
  await db.run(sql`
    update machine set calendar_id = ${after.calendar_id}, day_start = ${after.day_start}
    where machine_id = ${machine_id}`)
}
