import { UNPLANNED } from '../../../ground/calendar.ts'
import type { HistoryRow, ReportStopCode } from './history-row.ts'
import { type CategoryGroups, categoriesOf, type StopCategory } from './stop-categories.ts'

export interface CategorySum {
  readonly stops: number
  readonly seconds: number
}

/** Times and counts of some rows; figures are only ever made of these, so that a total is no mean of means. */
export type FailureSums = Readonly<Record<StopCategory, CategorySum>> & { readonly run_seconds: number }

export interface Classified {
  readonly row: HistoryRow
  readonly categories: readonly StopCategory[]
}

export function classified(
  rows: readonly HistoryRow[],
  codes: readonly ReportStopCode[],
  groups: CategoryGroups,
): Classified[] {
  const byCode = new Map(codes.map((code) => [code.stop_code, code]))
  // Failures are stops in planned time, so the run time they are measured against is too.
  const planned = rows.filter(({ shift }) => shift !== UNPLANNED)
  return planned.map((row) => ({ row, categories: categoriesOf(row, byCode.get(row.stop_reason), groups) }))
}

export function failureSums(stops: readonly Classified[]): FailureSums {
  const of = (category: StopCategory): CategorySum => {
    const own = stops.filter(({ categories }) => categories.includes(category))
    return {
      stops: own.reduce((sum, { row }) => sum + row.total_stops, 0),
      seconds: own.reduce((sum, { row }) => sum + row.tot_stop_time_sec, 0),
    }
  }
  return {
    // Only from the rows without a reason: a query that repeats the run time on every stop must not multiply it.
    run_seconds: stops.reduce((sum, { row }) => sum + (row.stop_reason === '' ? row.tot_run_time * 60 : 0), 0),
    failure: of('failure'),
    repair: of('repair'),
    wait: of('wait'),
    downtime: of('downtime'),
  }
}
