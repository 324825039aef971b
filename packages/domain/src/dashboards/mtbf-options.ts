/** What the MTBF report can be told: D-CONFIG-83 to 90, D-STAT-12-X, 20-X, 27-B. */
import { DEFAULT_LINE_TENSION } from '../history/statistics/mtbf/line-tension.ts'
import { DEFAULT_TABLE_PERIODS, type ReportOptions } from '../history/statistics/mtbf/mtbf-report.ts'
import { DEFAULT_PERIODS, type PeriodOptions } from '../history/statistics/mtbf/periods.ts'
import { DEFAULT_FONT_SIZE, FONT_SIZES } from './free-text.ts'
import { DEFAULT_INK, GRID_COLOR } from './look.ts'
import { GREEN_COLOR, graphUnits, type MtbfFigure, mtbfTotals } from './mtbf-graph.ts'
import { type Config, option } from './options.ts'

/** The name that the report itself fills in its query: D-CALL-38. */
export const MACHINE_LIST = 'machinelist'
/** Seconds: D-LIMIT-14. */
export const MTBF_RELOAD_SECONDS = 3600
/** Some hundred rows a machine and quarter: more machines would be too long an answer. */
const MOST_MACHINES = 40
const MOST_PERIODS = 60

const stopSort = (label: string) =>
  option.select(label, { choices: ['stoptime', 'total_stops'], default: 'stoptime', choiceLabel: 'choice.stop-sort' })
const limit = (label: string) => option.number(label, { default: 0, min: 0 })

export const mtbfOptions = {
  data: option.section('option.section.data', {
    machineList: option.machines('option.machines', { most: MOST_MACHINES }),
    repairGroups: option.stopGroups('option.repair-groups'),
    waitGroups: option.stopGroups('option.wait-groups'),
    period: option.select('option.report-period', {
      choices: ['week_number', 'trans_date'],
      default: 'week_number',
      choiceLabel: 'choice.report-period',
    }),
    amountOfPeriods: option.number('option.amount-of-periods', { default: DEFAULT_PERIODS, min: 1, max: MOST_PERIODS }),
    weekMode: option.select('option.week-mode', {
      choices: ['iso', 'january1'],
      default: 'iso',
      choiceLabel: 'choice.week-mode',
    }),
    query: option.query('option.mtbf-query', [MACHINE_LIST]),
  }),
  display: option.section('option.section.display', {
    showHeader: option.boolean('option.show-header', true),
    header: option.string('option.header'),
    fontSize: option.numlist('option.font-size', { choices: FONT_SIZES, default: DEFAULT_FONT_SIZE, min: 1 }),
  }),
  graphs: option.section('option.section.graphs', {
    showGraphs: option.boolean('option.show-graphs', true),
    showMTBF: option.boolean('option.show-mtbf', true),
    showMTTR: option.boolean('option.show-mttr', true),
    showMWTTR: option.boolean('option.show-mwttr', true),
    graphUnits: option.select('option.graph-units', {
      choices: graphUnits,
      default: 'm',
      choiceLabel: 'choice.graph-units',
    }),
    lineTension: option.number('option.line-tension', { default: DEFAULT_LINE_TENSION, min: 0, max: 10, slider: true }),
    greenLimitMTBF: limit('option.green-limit-mtbf'),
    greenLimitMTTR: limit('option.green-limit-mttr'),
    greenLimitMWTTR: limit('option.green-limit-mwttr'),
    greenColor: option.color('option.green-color', GREEN_COLOR),
    gridColor: option.color('option.grid-color', GRID_COLOR),
  }),
  tables: option.section('option.section.totals-and-tables', {
    showTotals: option.boolean('option.show-totals', true),
    totalsShown: option.multiselect('option.totals-shown', {
      choices: mtbfTotals,
      choiceLabel: 'widget.mtbf.figure',
      default: mtbfTotals,
    }),
    totalColor: option.color('option.total-color', DEFAULT_INK),
    showTables: option.boolean('option.show-tables', true),
    amountOfPeriodsTable: option.number('option.amount-of-periods-table', {
      default: DEFAULT_TABLE_PERIODS,
      min: 0,
      max: MOST_PERIODS,
    }),
    failureSort: stopSort('option.failure-sort'),
    repairSort: stopSort('option.repair-sort'),
    waitSort: stopSort('option.wait-sort'),
  }),
} as const

export type MtbfConfig = Config<typeof mtbfOptions>

const inGraphs = { showGraphs: true } as const
const inTables = { showTables: true } as const

export const mtbfShowWhen = {
  weekMode: { period: 'week_number' },
  header: { showHeader: true },
  showMTBF: inGraphs,
  showMTTR: inGraphs,
  showMWTTR: inGraphs,
  graphUnits: inGraphs,
  lineTension: inGraphs,
  greenLimitMTBF: { showMTBF: true },
  greenLimitMTTR: { showMTTR: true },
  greenLimitMWTTR: { showMWTTR: true },
  greenColor: inGraphs,
  gridColor: inGraphs,
  totalsShown: { showTotals: true },
  totalColor: { showTotals: true },
  amountOfPeriodsTable: inTables,
  failureSort: inTables,
  repairSort: inTables,
  waitSort: inTables,
} as const

export function periodsOf({ period, amountOfPeriods, weekMode }: MtbfConfig): PeriodOptions {
  return { period, amountOfPeriods, weekMode }
}

export function reportOptions(config: MtbfConfig): ReportOptions {
  const { repairGroups, waitGroups, failureSort, repairSort, waitSort } = config
  const sort = { failure: failureSort, repair: repairSort, wait: waitSort }
  return { ...periodsOf(config), repairGroups, waitGroups, sort }
}

export interface ShownFigure {
  readonly figure: MtbfFigure
  /** Hours; 0 is none. */
  readonly greenLimit: number
}

/** The graphs to draw, in their order: D-CONFIG-84. A hidden option reads as its default, so the switch over all is asked too. */
export function shownFigures(config: MtbfConfig): ShownFigure[] {
  if (!config.showGraphs) return []
  return [
    { figure: 'mtbf' as const, shown: config.showMTBF, greenLimit: config.greenLimitMTBF },
    { figure: 'mttr' as const, shown: config.showMTTR, greenLimit: config.greenLimitMTTR },
    { figure: 'mwttr' as const, shown: config.showMWTTR, greenLimit: config.greenLimitMWTTR },
  ].flatMap(({ shown, ...one }) => (shown ? [one] : []))
}
