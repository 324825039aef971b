// A server's clock may be set back (a wrong setting, then NTP). A moment that was written before then lies ahead for as long
// as the clock was wrong, and whatever waits for it would hang so long.
import { type Sql, sql } from './sql.ts'

/** Two servers' clocks, and one that is only slowed down, differ by less. */
export const CLOCKS_DIFFER_MS = 60_000

/** True of a moment further ahead than anybody can have written by the clock of now: at most `mostAheadMs`. */
export function isFromBefore(moment: Sql, now: number, mostAheadMs = 0): Sql {
  return sql`${moment} > ${new Date(now + mostAheadMs + CLOCKS_DIFFER_MS).toISOString()}`
}

/** True of a moment that has come, and of one that a clock has written which was set back since. */
export function hasCome(moment: Sql, now: number, mostAheadMs: number): Sql {
  return sql`(${moment} <= ${new Date(now).toISOString()} or ${isFromBefore(moment, now, mostAheadMs)})`
}
