/** What an ordered report is asked: a period, machines or a department, a part, an order. It stands in the address. */
import { addDays, isDay } from '../../ground/dates.ts'
import { type DateRange, type Horizon, horizonRange } from '../../ground/statistics/horizons.ts'

export const reportParameters = ['period', 'machines', 'part', 'order'] as const
export type ReportParameter = (typeof reportParameters)[number]

export const reportPeriods = [
  'yesterday',
  'today',
  'this week',
  'last week',
  '14 days',
  '30 days',
  'this month',
  'last month',
  '90 days',
  '1 year',
  'custom',
] as const satisfies readonly (Horizon | 'yesterday' | 'today')[]
export type ReportPeriod = (typeof reportPeriods)[number]

export const fileFormats = ['pdf', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

export interface ReportQuestion {
  readonly period: ReportPeriod
  /** Of the period `custom`; '' otherwise. */
  readonly start: string
  readonly end: string
  /** In place of machines; '' for none. */
  readonly department: string
  /** Empty with no department: all that the person may see. */
  readonly machines: readonly string[]
  readonly part_no: string
  readonly card_no: string
}

export const firstQuestion: ReportQuestion = {
  period: 'last week',
  start: '',
  end: '',
  department: '',
  machines: [],
  part_no: '',
  card_no: '',
}

/** The days that are meant on a day; null where own dates are missing. */
export function reportDays({ period, start, end }: ReportQuestion, today: string): DateRange | null {
  if (period === 'custom') return isDay(start) && isDay(end) ? { start, end } : null
  if (period === 'today') return { start: today, end: today }
  if (period === 'yesterday') return { start: addDays(today, -1), end: addDays(today, -1) }
  return horizonRange(period, today)
}

const SEPARATOR = ';'

/** Only what differs from nothing, so that a link is short enough to be sent. */
export function questionPairs(question: ReportQuestion): (readonly [name: string, value: string])[] {
  const own = question.period === 'custom'
  const given: readonly (readonly [string, string])[] = [
    ['period', question.period.replaceAll(' ', '-')],
    ['from', own ? question.start : ''],
    ['to', own ? question.end : ''],
    ['department', question.department],
    ['machines', question.department === '' ? question.machines.join(SEPARATOR) : ''],
    ['part', question.part_no],
    ['order', question.card_no],
  ]
  return given.filter(([, value]) => value !== '')
}

/** What an address asks; null where it asks nothing, so that nothing runs before somebody has chosen. */
export function questionFrom(read: (name: string) => string): ReportQuestion | null {
  const period = reportPeriods.find((known) => known.replaceAll(' ', '-') === read('period'))
  if (period === undefined) return null
  return {
    period,
    start: read('from'),
    end: read('to'),
    department: read('department'),
    machines: read('machines')
      .split(SEPARATOR)
      .filter((id) => id !== ''),
    part_no: read('part'),
    card_no: read('order'),
  }
}
