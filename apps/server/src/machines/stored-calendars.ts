import type { CalendarPlan } from '@takt/domain/ground/calendar.ts'
import { type PlanHistory, type PlanState, plansOf } from '@takt/domain/ground/plan-history.ts'
import type { Turn, Version } from '@takt/domain/ground/versions.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** A calendar as the tables hold it, with what it has been. */
export interface StoredCalendar {
  readonly newest: CalendarPlan
  /** The last one is the newest, and has no end. */
  readonly history: PlanHistory
}

interface Row extends Omit<CalendarPlan, 'day_types'> {
  readonly before: readonly { until_day: string | null; until_at: string | null; plan: PlanState }[]
}

export async function storedCalendars(db: CompanyDb): Promise<Map<number, StoredCalendar>> {
  const dayTypes = await db.many<{ day_type: string; spans: CalendarPlan['day_types'][string] }>(
    sql`select day_type, spans from day_type`,
  )
  const day_types = Object.fromEntries(dayTypes.map(({ day_type, spans }) => [day_type, spans]))
  const rows = await db.many<Row>(sql`
    select c.calendar_id, c.week, c.start_date, c.end_date,
      coalesce((select jsonb_object_agg(d.day, d.day_type) from calendar_day d where d.calendar_id = c.calendar_id), '{}')
        as days,
      coalesce((select jsonb_agg(jsonb_build_object('until_day', b.until_day, 'until_at', b.until_at, 'plan', b.plan)
        order by b.place) from calendar_before b where b.calendar_id = c.calendar_id), '[]') as before
    from calendar c order by c.calendar_id`)
  return new Map(
    rows.map(({ before, ...row }) => [row.calendar_id, { newest: { ...row, day_types }, history: told(row, before) }]),
  )
}

/** The plans of a calendar that held one after the other. */
export function versionsOf({ newest, history }: StoredCalendar): Version<CalendarPlan>[] {
  return plansOf(newest, history)
}

function told({ week, end_date }: Pick<Row, 'week' | 'end_date'>, before: Row['before']): PlanHistory {
  const earlier = before.map(({ plan, until_day, until_at }) => ({
    // In one order of fields, so that equal ones are known to be equal.
    what: { week: plan.week, end_date: plan.end_date, days: plan.days, day_types: plan.day_types },
    until: turnOf(until_day, until_at),
  }))
  return [...earlier, { what: { week, end_date, days: {}, day_types: {} }, until: null }]
}

function turnOf(day: string | null, at: string | null): Turn {
  return day === null ? { at: Date.parse(at ?? '') } : { day }
}
