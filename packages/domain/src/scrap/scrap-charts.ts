/** Good and scrap of a statistics page as charts. */
import type { Chart, ChartColour, ChartSeries } from '../ground/charts/chart.ts'
import { pareto } from '../ground/charts/pareto.ts'
import { toDecimals } from '../ground/statistics/decimals.ts'
import type { StatisticsBar, StatisticsGraph } from '../history/model/statistics.ts'
import { OTHER } from './scrap-statistics.ts'

export interface ScrapChartWords {
  readonly good: string
  readonly scrap: string
  readonly percent: string
  readonly share: string
  readonly other: string
  readonly target: string
  readonly average: string
  readonly corrected: string
  /** What was booked without a tool. */
  readonly noTool: string
}

const over = (rows: readonly StatisticsBar[]) => {
  const timed = rows.filter(({ graph }) => graph === 'time')
  return timed.some(({ good, scrap }) => good !== 0 || scrap !== 0) ? timed : []
}

const times = (rows: readonly StatisticsBar[]) => rows.map(({ label }) => ({ key: label, name: label }))

/** Scrap in percent over time, beside what it is over all of the time. */
export function scrapLine(rows: readonly StatisticsBar[], words: ScrapChartWords): Chart {
  const points = over(rows)
  const [good, scrap] = [
    points.reduce((sum, one) => sum + one.good, 0),
    points.reduce((sum, one) => sum + one.scrap, 0),
  ]
  const average = good + scrap > 0 ? toDecimals((100 * scrap) / (good + scrap), 1) : null
  return {
    kind: 'line',
    form: 'percent',
    inTime: true,
    categories: times(points),
    series: [
      { key: 'scrap', name: words.percent, colour: 'loss', values: points.map(({ scrap_per }) => scrap_per) },
      { key: 'average', name: words.average, colour: 'quiet', as: 'whole', values: points.map(() => average) },
    ],
  }
}

/** Pieces that were booked; and what was taken back in an hour or on a day in which less was made, told beside them. */
function bookedAndCorrected(
  values: readonly (number | null)[],
  { key, name, colour, corrected }: CorrectedSeries,
): ChartSeries[] {
  const booked = { key, name, colour, values: values.map((value) => (isTaken(value) ? null : value)) }
  if (!values.some(isTaken)) return [booked]
  const taken = values.map((value) => (isTaken(value) ? value : null))
  return [booked, { key: `${key} corrected`, name: corrected, colour, as: 'told', values: taken }]
}

function isTaken(value: number | null): boolean {
  return value !== null && value < 0
}

interface CorrectedSeries extends Pick<ChartSeries, 'key' | 'name' | 'colour'> {
  readonly corrected: string
}

const correctedOf = (words: ScrapChartWords, name: string) => words.corrected.replace('{name}', name)

/** What was made, and the goal of each day where one is set. */
export function goodAndScrap(
  rows: readonly StatisticsBar[],
  words: ScrapChartWords,
  targets: ReadonlyMap<string, number> = new Map(),
): Chart {
  const points = over(rows)
  const goals = points.map(({ label }) => targets.get(label) ?? null)
  return {
    kind: 'stacked-bars',
    form: 'quantity',
    inTime: true,
    categories: times(points),
    series: [
      ...bookedAndCorrected(
        points.map(({ good, known }) => (known === false ? null : good)),
        { key: 'good', name: words.good, colour: 'first', corrected: correctedOf(words, words.good) },
      ),
      ...bookedAndCorrected(
        points.map(({ scrap, known }) => (known === false ? null : scrap)),
        { key: 'scrap', name: words.scrap, colour: 'loss', corrected: correctedOf(words, words.scrap) },
      ),
      ...(goals.some((goal) => goal)
        ? [{ key: 'target', name: words.target, colour: 'second', as: 'goal', values: goals } as const]
        : []),
    ],
  }
}

function nameOf({ graph, label, description }: StatisticsBar, words: ScrapChartWords): string {
  if (label === OTHER) return words.other
  if (graph === 'tool' && label === '') return words.noTool
  return graph === 'machine' ? label : description || label
}

const kindsWithColours: readonly StatisticsGraph[] = ['reason', 'group']

/** Scrap by what it was, the largest first. */
export function scrapPareto(rows: readonly StatisticsBar[], graph: StatisticsGraph, words: ScrapChartWords): Chart {
  const colourOf = ({ color, label }: StatisticsBar): ChartColour => {
    if (label === OTHER || label === '') return 'quiet'
    if (!kindsWithColours.includes(graph)) return 'first'
    return /^#[0-9a-f]{6}$/i.test(color) ? (color as `#${string}`) : 'quiet'
  }
  const bars = rows
    .filter((row) => row.graph === graph)
    .map((row) => ({
      key: row.label,
      name: nameOf(row, words),
      colour: colourOf(row),
      value: row.qty,
    }))
  return pareto(bars, { form: 'quantity', words: { value: words.scrap, share: words.share } })
}
