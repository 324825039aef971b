/** Failures as charts: how long it ran between them, how long it stood, at which machines. Of the sums that stops are told by. */

import type { Chart, ChartSeries } from '../../ground/charts/chart.ts'
import { isoWeek } from '../../ground/dates.ts'
import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { inUnit } from '../../history/statistics/mtbf/failure-figures.ts'
import { type Classified, classified, failureSums } from '../../history/statistics/mtbf/failure-sums.ts'
import type { ReportStopCode } from '../../history/statistics/mtbf/history-row.ts'
import { categoriesOf } from '../../history/statistics/mtbf/stop-categories.ts'
import type { StopFigure } from './task-graph.ts'

export interface FailureWords {
  readonly between: string
  readonly down: string
  readonly failures: string
  readonly together: string
}

/** More days than these are told by the week. */
const MOST_DAYS = 31
/** Which groups repair and wait is said in a widget's options alone. */
const noGroups = { repairGroups: [], waitGroups: [] }

export function failuresOf(figures: readonly StopFigure[], codes: readonly ReportStopCode[]): StopFigure[] {
  const byCode = new Map(codes.map((code) => [code.stop_code, code]))
  return figures.filter((one) => categoriesOf(one, byCode.get(one.stop_reason), noGroups).includes('failure'))
}

/** Of figures by day: by day or by week, beside what it is of all of them. */
export function failuresInTime(
  figures: readonly StopFigure[],
  codes: readonly ReportStopCode[],
  words: FailureWords,
): { readonly by: 'day' | 'week'; readonly between: Chart; readonly down: Chart } {
  const stops = classifiedFigures(figures, codes)
  const by = new Set(figures.map(({ day }) => day)).size > MOST_DAYS ? 'week' : 'day'
  const groups = Map.groupBy(stops, ({ row }) => (by === 'week' ? isoWeek(row.trans_date) : row.trans_date))
  const keys = [...groups.keys()].sort()
  const chart = (value: (own: readonly Classified[]) => number | null, series: readonly ChartSeries[]): Chart => {
    const whole = value(stops)
    const together = { key: 'together', name: words.together, colour: 'quiet', as: 'whole' } as const
    return {
      ...{ kind: 'bars', form: 'hours', inTime: true },
      categories: keys.map((key) => ({ key, name: key })),
      series: [...series, ...(whole === null ? [] : [{ ...together, values: keys.map(() => whole) }])],
    }
  }
  const of = (value: (own: readonly Classified[]) => number | null) => keys.map((key) => value(groups.get(key) ?? []))
  const counted: ChartSeries = {
    ...{ key: 'failures', name: words.failures, colour: 'quiet', form: 'quantity', as: 'told' },
    values: of((own) => failureSums(own).failure.stops),
  }
  return {
    by,
    between: chart(hoursBetween, [
      { key: 'between', name: words.between, colour: 'first', values: of(hoursBetween) },
      counted,
    ]),
    down: chart(hoursDown, [{ key: 'down', name: words.down, colour: 'loss', values: of(hoursDown) }]),
  }
}

/** Of figures by machine: the one that fails most often first. One that never ran has no bar. */
export function failuresByMachine(
  figures: readonly StopFigure[],
  codes: readonly ReportStopCode[],
  words: FailureWords,
): Chart {
  const bars = [...Map.groupBy(figures, ({ machine_id }) => machine_id)]
    .map(([key, own]) => {
      const stops = classifiedFigures(own, codes)
      return { key, value: hoursBetween(stops), failures: failureSums(stops).failure.stops }
    })
    .filter(({ value }) => value !== null)
    .sort((a, b) => (a.value as number) - (b.value as number) || naturalCompare(a.key, b.key))
  return {
    ...{ kind: 'bars', form: 'hours' },
    categories: bars.map(({ key }) => ({ key, name: key })),
    series: [
      { key: 'between', name: words.between, colour: 'first', values: bars.map(({ value }) => value) },
      {
        ...{ key: 'failures', name: words.failures, colour: 'quiet', form: 'quantity', as: 'told' },
        values: bars.map(({ failures }) => failures),
      },
    ],
  }
}

function classifiedFigures(figures: readonly StopFigure[], codes: readonly ReportStopCode[]): Classified[] {
  const rows = figures.map((one) => ({
    ...{ machine_id: one.machine_id, stop_reason: one.stop_reason, group_id: one.group_id, trans_date: one.day },
    tot_run_time: one.stop_reason === '' ? one.seconds / 60 : 0,
    tot_stop_time_sec: one.stop_reason === '' ? 0 : one.seconds,
    total_stops: one.stops,
    week_number: '',
  }))
  return classified(rows, codes, noGroups)
}

/** The report's figure; where nothing ran nothing is known. */
function hoursBetween(stops: readonly Classified[]): number | null {
  const { run_seconds, failure } = failureSums(stops)
  return run_seconds > 0 ? inUnit(run_seconds / (failure.stops + 1), 'h') : null
}

function hoursDown(stops: readonly Classified[]): number | null {
  const { downtime } = failureSums(stops)
  return downtime.stops > 0 ? inUnit(downtime.seconds / downtime.stops, 'h') : null
}
