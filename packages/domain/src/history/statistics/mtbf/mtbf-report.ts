/** From history rows to what the report draws: a row per period, the totals and the stops of each category. */
import { type FailureFigures, type FiguresInUnits, failureFigures, inUnits } from './failure-figures.ts'
import { classified, failureSums } from './failure-sums.ts'
import type { HistoryRow, ReportStopCode } from './history-row.ts'
import { type Period, type PeriodOptions, periodKey, reportPeriods } from './periods.ts'
import { type CategoryGroups, type StopCategory, stopCategories } from './stop-categories.ts'
import { type StopRecord, type StopSort, stopRecords } from './stop-records.ts'

export interface ReportOptions extends PeriodOptions, CategoryGroups {
  readonly sort?: Partial<Record<StopCategory, StopSort>>
}

export type PeriodRow = Period & FiguresInUnits

/** Seconds, and the figures over all periods. */
export interface MtbfTotals extends FailureFigures {
  readonly downtimeTotal: number
  readonly runTotal: number
  readonly failureTotal: number
  readonly repairTotal: number
  readonly waitTotal: number
}

export interface MtbfReport {
  readonly periods: readonly PeriodRow[]
  readonly totals: MtbfTotals
  readonly stops: Readonly<Record<StopCategory, readonly StopRecord[]>>
}

const gap: FailureFigures = { mtbf: null, mttr: null, mwttr: null }

export function mtbfReport(
  rows: readonly HistoryRow[],
  codes: readonly ReportStopCode[],
  { today, ...options }: ReportOptions & { readonly today: string },
): MtbfReport {
  const periods = reportPeriods(today, options)
  const shown = new Set(periods.map(({ key }) => key))
  const stops = classified(rows, codes, options).filter(({ row }) => shown.has(periodKey(row, options)))
  const byPeriod = Map.groupBy(stops, ({ row }) => periodKey(row, options))
  return {
    periods: periods.map((period) => {
      const own = byPeriod.get(period.key)
      // Without history a machine has not failed after 0 h: nothing is known of that period.
      return { ...period, ...inUnits(own === undefined ? gap : failureFigures(failureSums(own))) }
    }),
    totals: totalsOf(failureSums(stops)),
    stops: Object.fromEntries(
      stopCategories.map((category) => [
        category,
        stopRecords(stops, codes, { category, sort: options.sort?.[category] }),
      ]),
    ) as Record<StopCategory, StopRecord[]>,
  }
}

function totalsOf(sums: ReturnType<typeof failureSums>): MtbfTotals {
  return {
    ...failureFigures(sums),
    downtimeTotal: sums.downtime.seconds,
    runTotal: sums.run_seconds,
    failureTotal: sums.failure.seconds,
    repairTotal: sums.repair.seconds,
    waitTotal: sums.wait.seconds,
  }
}

export const DEFAULT_TABLE_PERIODS = 4

/** The table has the latest periods, newest first. */
export function tablePeriods<T>(periods: readonly T[], amountOfPeriodsTable = DEFAULT_TABLE_PERIODS): T[] {
  return amountOfPeriodsTable > 0 ? periods.slice(-amountOfPeriodsTable).reverse() : []
}
