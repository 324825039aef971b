import { withoutWeekFrom } from '@takt/domain/ground/plan-history.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { storedCalendars } from '../machines/stored-calendars.ts'
import type { SavedCalendar } from './add-calendar.ts'
import { beginChange, endChange, writeHistory } from './change-calendars.ts'

/** A week that waits for its day does not come. One that has begun is part of the past. */
export async function takeBackWeek(
  db: CompanyDb,
  { calendar_id, from, version }: { calendar_id: number; from: string; version: number },
  now: number,
): Promise<SavedCalendar | Refusal> {
  const stored = (await storedCalendars(db)).get(calendar_id)
  if (!stored) return { refusal: 'calendar-not-found', values: { calendar_id } }
  const begun = { refusal: 'calendar-change-begun', values: { day: from } }
  const history = withoutWeekFrom(stored.history, from)
  const change = await beginChange(db, { calendars: [calendar_id], from, now })
  const holds = history?.at(-1)?.what
  if (isRefusal(change) || !history || !holds) return begun
  const saved = await db.maybe(sql`
    update calendar set week = ${holds.week as string[]}::text[], end_date = ${holds.end_date}, version = version + 1
    where calendar_id = ${calendar_id} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  await writeHistory(db, calendar_id, history)
  return { calendar_id, ...(await endChange(db, change, now)) }
}
