/**
 * What the kept sums of shift_figures and run_figures come to. Every reader takes them from here: two that add up by
 * themselves show two numbers of one thing sooner or later.
 */
import { raw } from '../db/sql.ts'

/** `of` is the table's name in the statement. */
export function kept(of: 'shift_figures' | 'run_figures' | 'f' | 'x') {
  return {
    /** Counted from cycles and reported by people. */
    pieces: raw(`(${of}.counted_qty + ${of}.reported_qty)`),
    /** Of all time: what was made outside the shifts was made. */
    good: raw(`(${of}.counted_qty + ${of}.reported_qty - ${of}.reducing_scrap_qty)`),
    ideal_ms: raw(`(${of}.counted_ideal_ms + ${of}.reported_ideal_ms)`),
    /** Times and percentages are of these only. */
    planned: raw(`filter (where ${of}.shift <> 0)`),
  }
}
