import type { CalendarSetting } from '@takt/domain/calendar/model/calendar-setting.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { withWeek } from '@takt/domain/ground/plan-history.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { storedCalendars } from '../machines/stored-calendars.ts'
import type { SavedCalendar } from './add-calendar.ts'
import { beginChange, endChange, writeHistory } from './change-calendars.ts'
import { kindsOfDay, refusedWeek } from './planned-days.ts'

interface WeekChange extends CalendarSetting {
  readonly calendar_id: number | null
  readonly from: string | null
  readonly version: number
}

/** Another name, week or end of a calendar. The name alone changes nothing that is counted. */
export async function changeWeek(
  db: CompanyDb,
  input: WeekChange,
  { now, language }: { now: number; language: Language },
): Promise<SavedCalendar | Refusal> {
  const { description, week, end_date, from, version } = input
  const calendar_id = input.calendar_id ?? 0
  const stored = (await storedCalendars(db)).get(calendar_id)
  if (!stored) return { refusal: 'calendar-not-found', values: { calendar_id } }
  const same = await db.maybe(
    sql`select 1 from calendar where lower(description) = lower(${description}) and calendar_id <> ${calendar_id}`,
  )
  if (same) return { refusal: 'calendar-name-taken', values: { name: description } }
  const refused = refusedWeek(week, await kindsOfDay(db, language))
  if (refused) return refused
  const { newest, history } = stored
  const planned = JSON.stringify([week, end_date]) !== JSON.stringify([newest.week, newest.end_date])
  const change = await beginChange(db, { calendars: planned ? [calendar_id] : [], from, now })
  if (isRefusal(change)) return change
  if (end_date !== null && end_date !== newest.end_date && end_date < change.today) {
    return { refusal: 'calendar-ends-in-past', values: { day: end_date } }
  }
  const saved = await db.maybe(sql`
    update calendar set description = ${description}, week = ${week}::text[], end_date = ${end_date},
      version = version + 1
    where calendar_id = ${calendar_id} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  if (!planned) return { calendar_id, machines: [], stopsChanged: [] }
  await writeHistory(db, calendar_id, withWeek(history, { week, end_date }, change))
  return { calendar_id, ...(await endChange(db, change, now)) }
}
