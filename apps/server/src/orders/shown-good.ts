import { type Sql, sql } from '../ground/db/sql.ts'

/** `shownGood` of the domain, of the card that a statement calls c; what remains begins with the whole order. */
export const shownGood: Sql = sql`greatest(c.good_qty, 0)`
/** `leftToMake` of the domain. */
export const shownRemaining: Sql = sql`case when c.cancelled = 1
  then least(c.planned_op_qty - greatest(c.good_qty, 0), 0) else c.planned_op_qty - greatest(c.good_qty, 0) end`
