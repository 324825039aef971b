/** Scrap of one period beside the one before, and scrap by reason over the periods: D-WIDGET-32, 33-X. */

import { weekText } from '../../calendar/week-text.ts'
import { addDays, isoWeek, mondayOf } from '../../ground/dates.ts'
import type { Language } from '../../ground/languages.ts'
import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { type GraphConfig, newDataset, newGraph } from '../graph-config.ts'
import { withColours } from '../graph-series.ts'
import type { Row } from '../value-config.ts'

export interface ScrapOfDay {
  readonly machine_id: string
  readonly trans_date: string
  readonly shift: number
  readonly scrap_reason: string
  readonly scrap: number
  /** Null where the part has no weight. */
  readonly scrapkg: number | null
  readonly description: string
  readonly color: string
  readonly mn: string
  readonly wiso: number
}

export const scrapPeriods = ['day', 'week', 'month'] as const
export type ScrapPeriod = (typeof scrapPeriods)[number]
export const scrapUnits = ['scrap', 'scrapkg'] as const
export type ScrapUnit = (typeof scrapUnits)[number]
export const comparedBy = ['machine_id', 'shift'] as const
export type ComparedBy = (typeof comparedBy)[number]
/** Seconds; the weekly grids offer one more. -1 loads once. */
export const C_INTERVALS = [-1, 10, 30, 60, 300] as const
export const WEEKLY_INTERVALS = [...C_INTERVALS, 600] as const
export const DEFAULT_C_INTERVAL = 60

export interface Days {
  readonly start: string
  /** Inclusive. */
  readonly end: string
}

/** This period up to today, and the whole one before it. */
export function comparedDays(period: ScrapPeriod, today: string): { readonly now: Days; readonly before: Days } {
  const start = startOf(period, today)
  const end = addDays(start, -1)
  return { now: { start, end: today }, before: { start: startOf(period, end), end } }
}

function startOf(period: ScrapPeriod, day: string): string {
  if (period === 'day') return day
  return period === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`
}

/** The first day of the oldest of so many periods up to now. */
export function firstDayOf(period: ScrapPeriod, count: number, today: string): string {
  let start = startOf(period, today)
  for (let at = 1; at < count; at += 1) start = startOf(period, addDays(start, -1))
  return start
}

export interface ScrapGraph {
  readonly config: GraphConfig
  readonly rows: readonly Row[]
}

const amount = (row: ScrapOfDay, unit: ScrapUnit) => (unit === 'scrap' ? row.scrap : (row.scrapkg ?? 0))
const sum = (rows: readonly ScrapOfDay[], unit: ScrapUnit) =>
  toDecimals(
    rows.reduce((total, row) => total + amount(row, unit), 0),
    3,
  )

/** Two bars for each machine or shift: this period and the one before. */
export function scrapComparison(
  rows: readonly ScrapOfDay[],
  on: { readonly by: ComparedBy; readonly period: ScrapPeriod; readonly today: string; readonly unit: ScrapUnit },
): ScrapGraph {
  const { now, before } = comparedDays(on.period, on.today)
  const within =
    ({ start, end }: Days) =>
    (row: ScrapOfDay) =>
      row.trans_date >= start && row.trans_date <= end
  const labels = [...new Set(rows.map((row) => String(row[on.by])))].sort(naturalCompare)
  const bars = labels.map((label) => {
    const own = rows.filter((row) => String(row[on.by]) === label)
    return { label, before: sum(own.filter(within(before)), on.unit), now: sum(own.filter(within(now)), on.unit) }
  })
  const series = (y: 'before' | 'now', borderColor: string) => ({
    ...newDataset,
    y,
    borderColor,
    valueLabels: 'end' as const,
  })
  return {
    config: {
      ...newGraph,
      graphType: 'bar',
      x: 'label',
      datasets: [series('before', '#98a2ab'), series('now', '#d92d20')],
    },
    rows: bars.filter((bar) => bar.before > 0 || bar.now > 0),
  }
}

/** One bar for each period, one segment for each reason in its own colour; weeks are those of the calendar on the wall. */
export function scrapByReasonStack(
  rows: readonly ScrapOfDay[],
  on: { readonly period: ScrapPeriod; readonly unit: ScrapUnit; readonly language: Language },
): ScrapGraph {
  const ordered = [...rows].sort((a, b) => a.trans_date.localeCompare(b.trans_date))
  const label = (row: ScrapOfDay) => {
    if (on.period === 'day') return row.trans_date
    return on.period === 'week'
      ? weekText(isoWeek(row.trans_date), on.language)
      : `${row.mn} ${row.trans_date.slice(0, 4)}`
  }
  const sums = Map.groupBy(ordered, (row) => JSON.stringify([label(row), row.scrap_reason]))
  const segments = [...sums.values()].map((own) => {
    const [first] = own as [ScrapOfDay]
    return {
      label: label(first),
      key: first.scrap_reason,
      reason: first.description || first.scrap_reason,
      color: first.color,
      value: sum(own, on.unit),
    }
  })
  const dataset = { ...newDataset, y: 'value', splitSet: true, splitKey: 'reason', colorKey: 'color' }
  return {
    config: { ...newGraph, graphType: 'stackedBar', x: 'label', datasets: [dataset] },
    rows: withColours(segments, ({ key }) => key).filter(({ value }) => value > 0),
  }
}
