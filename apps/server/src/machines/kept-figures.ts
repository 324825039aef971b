/**
 * What the kept sums of shift_figures and run_figures come to. Every reader takes them from here: two that add up by
 * themselves show two numbers of one thing sooner or later.
 */
import { type Sql, sql } from '../ground/db/sql.ts'

/** What the figures are called in a statement. */
const tables = {
  shift_figures: sql`shift_figures`,
  run_figures: sql`run_figures`,
  f: sql`f`,
  x: sql`x`,
} as const satisfies Record<string, Sql>

export function kept(of: keyof typeof tables) {
  const table = tables[of]
  return {
    /** Counted from cycles and reported by people. */
    pieces: sql`(${table}.counted_qty + ${table}.reported_qty)`,
    /** Of all time: what was made outside the shifts was made. */
    good: sql`(${table}.counted_qty + ${table}.reported_qty - ${table}.reducing_scrap_qty)`,
    ideal_ms: sql`(${table}.counted_ideal_ms + ${table}.reported_ideal_ms)`,
    /** Times and percentages are of these only. */
    planned: sql`filter (where ${table}.shift <> 0)`,
  }
}
