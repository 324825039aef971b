import { type Sql, sql } from '../db/sql.ts'

/** `shownGood` of the domain, of the card that a statement calls c; what remains begins with the whole order. */
export const shownGood: Sql = sql`greatest(c.good_qty, 0)`
export const shownRemaining: Sql = sql`c.planned_op_qty - greatest(c.good_qty, 0)`
