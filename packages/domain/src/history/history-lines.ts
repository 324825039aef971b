/** A machine's weeks, days or hours as a list with their total below it. */

import { scrapShares } from '../orders/scrap-percent.ts'
import type { MachineHistoryRow } from './model/history.ts'

/** A period, or below them all their sum: its period is ''. */
export type HistoryLine = Omit<MachineHistoryRow, 'machine_id'>

export const isTotal = ({ period }: HistoryLine): boolean => period === ''

/**
 * Weeks begin with the newest; days and hours follow each other as they were. A period in which older pieces were thrown
 * away is below nought, and so may the total be: shown as 0, the lines would not add up to it.
 */
export function historyLines(rows: readonly MachineHistoryRow[], newestFirst: boolean): readonly HistoryLine[] {
  if (rows.length === 0) return []
  const ordered = newestFirst ? rows.toReversed() : rows
  return [...ordered, { period: '', trans_date: '', ...totalOf(rows) }]
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
  return {
    good_qty,
    scrap_qty,
    scrap_percent: scrapShares({ good: good_qty, scrap: scrap_qty }).scrap_per,
    run_seconds: sum('run_seconds'),
    stop_seconds: sum('stop_seconds'),
    total_stops: sum('total_stops'),
  }
}
