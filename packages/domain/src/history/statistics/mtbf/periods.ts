/** The weeks or days of the report, all of them: one without history is drawn as a gap and not left out. */
import { addDays, daysBetween, firstOfYear, isoWeek, mondayOf } from '../../../ground/dates.ts'
import type { HistoryRow } from './history-row.ts'

export const DEFAULT_PERIODS = 12

export interface PeriodOptions {
  readonly period: 'week_number' | 'trans_date'
  readonly amountOfPeriods?: number
  /** 'january1' reproduces old figures: seven days each from 1 January, the last one cut by New Year. */
  readonly weekMode?: 'iso' | 'january1'
}

export interface Period {
  readonly key: string
  /** The label. */
  readonly w: string
  /** Under the first label of each year, where the graph crosses New Year. */
  readonly year: string | null
  /** Still going on. */
  readonly current: boolean
}

export function reportPeriods(today: string, options: PeriodOptions): Period[] {
  const keys = periodStarts(today, options).map((day) => keyOfDay(day, options))
  const crossesNewYear = keys[0]?.slice(0, 4) !== keys.at(-1)?.slice(0, 4)
  return keys.map((key, at) => ({
    key,
    w: options.period === 'week_number' ? key.slice(4, 6) : key.slice(5, 11),
    year: crossesNewYear && key.slice(0, 4) !== keys[at - 1]?.slice(0, 4) ? key.slice(0, 4) : null,
    current: at === keys.length - 1,
  }))
}

/** The dates of history to load, both inclusive: whole weeks, 7 days times the periods, or one day per period. */
export function historyWindow(today: string, options: PeriodOptions): { readonly start: string; readonly end: string } {
  const starts = periodStarts(today, options)
  return { start: starts[0] ?? today, end: lastDayOf(starts.at(-1) ?? today, options) }
}

/** The delivered week_number decides; it is computed only where the source has none. */
export function periodKey(row: Pick<HistoryRow, 'week_number' | 'trans_date'>, options: PeriodOptions): string {
  const delivered = options.period === 'week_number' && options.weekMode !== 'january1' ? row.week_number : ''
  return delivered === '' ? keyOfDay(row.trans_date, options) : delivered
}

function periodStarts(today: string, options: PeriodOptions): string[] {
  const amount = Math.max(Math.floor(options.amountOfPeriods ?? DEFAULT_PERIODS), 1)
  const starts = [firstDayOf(today, options)]
  while (starts.length < amount) starts.unshift(firstDayOf(addDays(starts[0] as string, -1), options))
  return starts
}

function keyOfDay(day: string, { period, weekMode }: PeriodOptions): string {
  if (period === 'trans_date') return day
  if (weekMode !== 'january1') return isoWeek(day)
  return `${day.slice(0, 4)}${String(weekFromJanuary(day) + 1).padStart(2, '0')}`
}

function firstDayOf(day: string, { period, weekMode }: PeriodOptions): string {
  if (period === 'trans_date') return day
  return weekMode === 'january1' ? addDays(firstOfYear(day), 7 * weekFromJanuary(day)) : mondayOf(day)
}

function lastDayOf(firstDay: string, { period, weekMode }: PeriodOptions): string {
  if (period === 'trans_date') return firstDay
  const last = addDays(firstDay, 6)
  const newYearsEve = `${firstDay.slice(0, 4)}-12-31`
  return weekMode === 'january1' && last > newYearsEve ? newYearsEve : last
}

function weekFromJanuary(day: string): number {
  return Math.floor(daysBetween(firstOfYear(day), day) / 7)
}
