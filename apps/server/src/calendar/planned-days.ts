import type { CalendarPlan, ShiftSpan } from '@takt/domain/ground/calendar.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { overlapIn, overlapInWeek, type PlannedDay } from '@takt/domain/ground/overlap.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { weekdayOf } from '@takt/domain/ground/zone-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

export type KindsOfDay = ReadonlyMap<string, PlannedDay>

export async function kindsOfDay(db: CompanyDb, language: Language): Promise<KindsOfDay> {
  const rows = await db.many<PlannedDay & { day_type: string; spans: ShiftSpan[] }>(
    sql`select day_type, takt_name(names, ${language}) as name, spans from day_type`,
  )
  return new Map(rows.map(({ day_type, ...planned }) => [day_type, planned]))
}

const kind = (kinds: KindsOfDay, day_type: string): PlannedDay => kinds.get(day_type) ?? { name: day_type, spans: [] }

/** A week of kinds of day that exist and in which no night shift meets the next morning. */
export function refusedWeek(week: readonly string[], kinds: KindsOfDay): Refusal | null {
  const unknown = week.find((day_type) => !kinds.has(day_type))
  if (unknown !== undefined) return { refusal: 'day-type-not-found', values: { day_type: unknown } }
  return overlapInWeek(week.map((day_type) => kind(kinds, day_type)))
}

/** The same of dates, with the day before the first and the day after the last. */
export function refusedDays(
  { week, days }: Pick<CalendarPlan, 'week' | 'days'>,
  { first, last, kinds }: { first: string; last: string; kinds: KindsOfDay },
): Refusal | null {
  const planned: PlannedDay[] = []
  for (let day = addDays(first, -1); day <= addDays(last, 1); day = addDays(day, 1)) {
    planned.push(kind(kinds, days[day] ?? week[weekdayOf(day) - 1] ?? ''))
  }
  return overlapIn(planned)
}
