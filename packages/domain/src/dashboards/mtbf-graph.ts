/** One figure of the MTBF report as a line over its periods: D-CONFIG-84, 85, D-STAT-19, 20-X. */

import { PALETTE } from '../ground/distinct-colours.ts'
import { type FigureName, type GraphUnit, inUnit } from '../history/statistics/mtbf/failure-figures.ts'
import { lineTension } from '../history/statistics/mtbf/line-tension.ts'
import type { PeriodRow } from '../history/statistics/mtbf/mtbf-report.ts'
import type { Period } from '../history/statistics/mtbf/periods.ts'
import { type GraphConfig, newDataset, newGraph } from './graph-config.ts'
import { niceStep } from './graph-scale.ts'
import type { GreenLimit } from './green-limit.ts'
import type { Row } from './value-config.ts'

export const GREEN_COLOR = '#138b13'
export const graphUnits = ['s', 'm', 'h'] as const satisfies readonly GraphUnit[]

/** The figures that are drawn; long between failures is good, long repairs and waiting are not. */
export const mtbfFigures = ['mtbf', 'mttr', 'mwttr'] as const satisfies readonly FigureName[]
/** Of the whole report, in the order in which they are shown. */
export const mtbfTotals = [
  ...mtbfFigures,
  'runTotal',
  'downtimeTotal',
  'failureTotal',
  'repairTotal',
  'waitTotal',
] as const
export type MtbfFigure = (typeof mtbfFigures)[number]
const goodSide: Readonly<Record<MtbfFigure, GreenLimit['good']>> = { mtbf: 'above', mttr: 'below', mwttr: 'below' }

export interface MtbfGraphOptions {
  readonly figure: MtbfFigure
  readonly graphUnits: GraphUnit
  /** Stored tenfold. */
  readonly lineTension: number
  /** Hours; 0 is no limit. */
  readonly greenLimit: number
  readonly greenColor: string
}

export interface MtbfGraph {
  readonly config: GraphConfig
  readonly rows: readonly Row[]
  readonly limit: GreenLimit | undefined
  /** What the values are drawn in. */
  readonly unit: GraphUnit
  /** Whether any period has the figure at all. */
  readonly known: boolean
}

export function mtbfGraph(periods: readonly PeriodRow[], options: MtbfGraphOptions): MtbfGraph {
  const { figure, greenColor } = options
  const unit = drawnUnit(periods, options)
  const rows = periods.map((period) => ({ key: period.key, value: period[`${figure}_${unit}`] }))
  const value = options.greenLimit > 0 ? inUnit(options.greenLimit * 3600, unit) : null
  const limit = value === null ? undefined : { value, color: greenColor, good: goodSide[figure] }
  const most = Math.max(0, ...rows.map((row) => row.value ?? 0))
  return {
    config: {
      ...newGraph,
      graphType: 'line',
      showLegend: false,
      x: 'key',
      datasets: [{ ...newDataset, y: 'value', borderColor: PALETTE[0], tension: lineTension(options.lineTension) }],
      yMin: 0,
      // A limit above all values would lie beyond an axis that is made of the values alone.
      yMax: limit !== undefined && limit.value > most ? roundUp(limit.value) : null,
    },
    rows,
    limit,
    unit,
    known: rows.some((row) => row.value !== null),
  }
}

/**
 * The chosen unit, or a smaller one where no period comes to one of it: waits of three and five minutes are 0.05 and 0.08
 * hours, and what two decimals leave of them is a zigzag.
 */
function drawnUnit(periods: readonly PeriodRow[], { figure, graphUnits: chosen }: MtbfGraphOptions): GraphUnit {
  const fromLargest = graphUnits.toReversed().slice(graphUnits.toReversed().indexOf(chosen))
  return (
    fromLargest.find((unit) => periods.some((period) => (period[`${figure}_${unit}`] ?? 0) >= 1)) ??
    (periods.some((period) => (period[`${figure}_s`] ?? 0) > 0) ? 's' : chosen)
  )
}

function roundUp(value: number): number {
  const step = niceStep(value / 5)
  return Math.ceil(value / step) * step
}

/** Below the axis: the unfinished period has a mark, the year stands under its first period. */
export function periodLabel({ w, current, year }: Pick<Period, 'w' | 'current' | 'year'>): string {
  return `${w}${current ? '*' : ''}${year === null ? '' : `\n${year}`}`
}
