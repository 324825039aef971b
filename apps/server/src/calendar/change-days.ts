import { addDays, daysBetween } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { withDay } from '@takt/domain/ground/plan-history.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { storedCalendars } from '../machines/stored-calendars.ts'
import { beginChange, endChange, writeHistory } from './change-calendars.ts'
import { kindsOfDay, refusedDays } from './planned-days.ts'

const MOST_DAYS = 366

interface DaysChange {
  readonly calendar_id: number
  readonly first_day: string
  readonly last_day: string
  readonly day_type: string | null
}

interface ChangedDays {
  readonly before: Readonly<Record<string, string>>
  readonly machines: readonly string[]
  readonly stopsChanged: readonly string[]
}

/** Dates become another kind of day. Days to come differ by their date alone; of today what has passed is kept. */
export async function changeDays(
  db: CompanyDb,
  input: DaysChange,
  { now, language }: { now: number; language: Language },
): Promise<ChangedDays | Refusal> {
  const { calendar_id, first_day, last_day, day_type } = input
  const stored = (await storedCalendars(db)).get(calendar_id)
  if (!stored) return { refusal: 'calendar-not-found', values: { calendar_id } }
  const count = daysBetween(first_day, last_day) + 1
  if (count < 1 || count > MOST_DAYS) return { refusal: 'calendar-days-range', values: { most: MOST_DAYS } }
  const kinds = await kindsOfDay(db, language)
  if (day_type !== null && !kinds.has(day_type)) return { refusal: 'day-type-not-found', values: { day_type } }
  const { newest, history } = stored
  const dates = Array.from({ length: count }, (_, index) => addDays(first_day, index))
  const others = Object.entries(newest.days).filter(([day]) => day < first_day || day > last_day)
  const days = Object.fromEntries([...others, ...(day_type === null ? [] : dates.map((day) => [day, day_type]))])
  const refused = refusedDays({ week: newest.week, days }, { first: first_day, last: last_day, kinds })
  if (refused) return refused
  const change = await beginChange(db, { calendars: [calendar_id], from: null, now })
  if (isRefusal(change)) return change
  const { today } = change
  if (first_day < today) return { refusal: 'calendar-days-past', values: { day: first_day } }
  await db.run(
    sql`delete from calendar_day where calendar_id = ${calendar_id} and day between ${first_day} and ${last_day}`,
  )
  if (day_type !== null) {
    await db.run(sql`
      insert into calendar_day (calendar_id, day, day_type)
      select ${calendar_id}, day, ${day_type} from unnest(${dates}::date[]) as d (day)`)
  }
  await db.run(sql`update calendar set version = version + 1 where calendar_id = ${calendar_id}`)
  if (first_day === today) {
    await writeHistory(db, calendar_id, withDay(history, { day: today, before: newest.days[today] ?? '' }, change))
  }
  const before = Object.fromEntries(dates.flatMap((day) => (newest.days[day] ? [[day, newest.days[day]]] : [])))
  return { before, ...(await endChange(db, change, now)) }
}
