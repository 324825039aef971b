/** What the rule of the domain calls open and overdue (`isOpen`, `activityAlarm`), asked of the database. */
import { activityStatus } from '@takt/domain/activities/activity-status.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const iso = (at: number) => new Date(at).toISOString()

/** Of an `internal_activity a`. The column `open` is another matter: it holds until what was done is certified, too. */
export function isOpenAt(now: number): Sql {
  return sql`(a.open and a.status = ${activityStatus.created}
    and (a.cancel_date is null or a.cancel_date > ${iso(now)}))`
}

/** Of one that is open, and of its `activity_type t`. */
export function isOverdueAt(now: number): Sql {
  return sql`(t.alarm_period >= 0 and a.due_date < ${iso(now)})`
}
