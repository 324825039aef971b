import type {
  CalendarSettingRow,
  CalendarWeek,
  DayTypeSettingRow,
  ShiftSettingRow,
} from '@takt/domain/calendar/model/calendar-setting.ts'
import { addMonths, firstOfMonth } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { weekTurns } from '@takt/domain/ground/plan-history.ts'
import { type Turn, turnMoment } from '@takt/domain/ground/versions.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type StoredCalendar, storedCalendars, versionsOf } from '../machines/stored-calendars.ts'

const MOST = 500

interface Head {
  readonly calendar_id: number
  readonly description: string
  readonly version: number
  readonly machines: string[]
}

/** Calendars as an administrator keeps them: what holds now, what waits for its day, which dates differ. */
export async function calendarRows(db: CompanyDb, now: number, only?: number): Promise<CalendarSettingRow[]> {
  const { zone } = await db.one<{ zone: string }>(sql`select time_zone as zone from company`)
  const stored = await storedCalendars(db)
  const heads = await db.many<Head>(sql`
    select c.calendar_id, c.description, c.version,
      array(select m.machine_id from machine m where m.calendar_id = c.calendar_id and m.active order by m.machine_id)
        as machines
    from calendar c order by c.calendar_id limit ${MOST}`)
  const since = addMonths(firstOfMonth(localDate(now, zone)), -1)
  return heads.flatMap(({ calendar_id, ...head }) => {
    const calendar = stored.get(calendar_id)
    if (!calendar || (only !== undefined && only !== calendar_id)) return []
    const { week, start_date, end_date } = calendar.newest
    const days = Object.entries(calendar.newest.days)
      .filter(([day]) => day >= since)
      .map(([day, day_type]) => ({ day, day_type }))
      .sort((a, b) => (a.day < b.day ? -1 : 1))
    const weeks = weeksFrom(calendar, { now, zone })
    return [{ calendar_id, ...head, week: [...week], start_date, end_date, weeks, days }]
  })
}

function weeksFrom(calendar: StoredCalendar, { now, zone }: { now: number; zone: string }): CalendarWeek[] {
  const versions = versionsOf(calendar)
  const held = versions.findIndex(({ until }) => now < turnMoment(until, zone))
  return versions.slice(held).map(({ what }, index) => ({
    from: index === 0 ? null : said(versions[held + index - 1]?.until ?? null),
    own: index > 0 && weekTurns(calendar.history, held + index - 1),
    end_date: what.end_date,
    days: what.week.map((day_type) => ({ day_type, spans: [...(what.day_types[day_type] ?? [])] })),
  }))
}

function said(turn: Turn | null): string | null {
  if (turn === null) return null
  return 'day' in turn ? turn.day : new Date(turn.at).toISOString()
}

export async function dayTypeRows(
  db: CompanyDb,
  language: Language,
  only: string | null = null,
): Promise<DayTypeSettingRow[]> {
  return await db.many<DayTypeSettingRow>(sql`
    select t.day_type, t.names, t.spans, t.version,
      exists (select from calendar c where t.day_type = any (c.week))
        or exists (select from calendar_before b where b.plan -> 'week' ? t.day_type)
        or exists (select from calendar_day d where d.day_type = t.day_type) as used
    from day_type t where ${only}::text is null or t.day_type = ${only} 
    order by takt_name(t.names, ${language}), t.day_type limit ${MOST}`)
}

export async function shiftRows(db: CompanyDb): Promise<ShiftSettingRow[]> {
  return await db.many<ShiftSettingRow>(sql`select shift, names, version from shift order by shift limit ${MOST}`)
}
