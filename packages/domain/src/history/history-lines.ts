/** A machine's weeks, days or hours as a list with their total below it. */
import type { MachineHistoryRow } from '../model/history.ts'
import { shownGood } from '../orders/shown-good.ts'

/** A period, or below them all their sum: its period is ''. */
export type HistoryLine = Omit<MachineHistoryRow, 'machine_id'>

export const isTotal = ({ period }: HistoryLine): boolean => period === ''

/**
 * Weeks begin with the newest; days and hours follow each other as they were. A period in which older pieces were thrown
 * away shows no good ones; the total is made of what is kept, or the list would have more than was made.
 */
export function historyLines(rows: readonly MachineHistoryRow[], newestFirst: boolean): readonly HistoryLine[] {
  if (rows.length === 0) return []
  const ordered = newestFirst ? rows.toReversed() : rows
  const lines = [...ordered, { period: '', trans_date: '', ...totalOf(rows) }]
  return lines.map((line) => ({ ...line, good_qty: shownGood(line.good_qty) }))
}

interface Sums {
  readonly good_qty: number
  readonly scrap_qty: number
  readonly run_seconds: number
  readonly stop_seconds: number
  readonly total_stops: number
}

/** The share is that of the sums. */
function totalOf(rows: readonly Sums[]): Sums & { readonly scrap_percent: number | null } {
  const sum = (field: keyof Sums) => rows.reduce((total, row) => total + row[field], 0)
  const [good_qty, scrap_qty] = [sum('good_qty'), sum('scrap_qty')]
  const made = good_qty + scrap_qty
  return {
    good_qty,
    scrap_qty,
    scrap_percent: made > 0 ? (scrap_qty / made) * 100 : null,
    run_seconds: sum('run_seconds'),
    stop_seconds: sum('stop_seconds'),
    total_stops: sum('total_stops'),
  }
}
