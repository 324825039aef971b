import type { CalendarSetting } from '@takt/domain/calendar/model/calendar-setting.ts'
import { addDays, mondayOf } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { kindsOfDay, refusedWeek } from './planned-days.ts'

/** Signals of the last weeks may still come: they are counted by the calendar too. */
const DAYS_BACK = 35

export interface SavedCalendar {
  readonly calendar_id: number
  readonly machines: readonly string[]
  readonly stopsChanged: readonly string[]
}

/** A new calendar, which nobody follows yet; a copy takes over the dates to come. */
export async function addCalendar(
  db: CompanyDb,
  { description, week, end_date, copy_of }: CalendarSetting & { copy_of: number | null },
  { now, language }: { now: number; language: Language },
): Promise<SavedCalendar | Refusal> {
  const taken = await db.maybe(sql`select 1 from calendar where lower(description) = lower(${description})`)
  if (taken) return { refusal: 'calendar-name-taken', values: { name: description } }
  const refused = refusedWeek(week, await kindsOfDay(db, language))
  if (refused) return refused
  const { zone } = await db.one<{ zone: string }>(sql`select time_zone as zone from company`)
  const today = localDate(now, zone)
  if (end_date !== null && end_date < today) return { refusal: 'calendar-ends-in-past', values: { day: end_date } }
  const { calendar_id } = await db.one<{ calendar_id: number }>(sql`
    insert into calendar (calendar_id, description, start_date, end_date, week)
    select coalesce(max(calendar_id), 0) + 1, ${description}, ${mondayOf(addDays(today, -DAYS_BACK))}, ${end_date},
      ${week}::text[] from calendar
    returning calendar_id`)
  if (copy_of !== null) {
    await db.run(sql`
      insert into calendar_day (calendar_id, day, day_type)
      select ${calendar_id}, day, day_type from calendar_day where calendar_id = ${copy_of} and day >= ${today}`)
  }
  return { calendar_id, machines: [], stopsChanged: [] }
}
