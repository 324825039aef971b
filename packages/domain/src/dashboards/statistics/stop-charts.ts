/** Figures of stops and run time as charts. */
import type { Chart, ChartColour, ChartSeries } from '../../ground/charts/chart.ts'
import { pareto } from '../../ground/charts/pareto.ts'
import { distance, distinctColours, MOST_COLOURS, OTHER_COLOUR } from '../../ground/distinct-colours.ts'
import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { isSignalColour } from '../../ground/signal-colours.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { isColor } from '../../ground/theme/is-color.ts'
import { MICRO, UNCODED, UNCODED_COLOUR } from '../../machines/uncoded.ts'
import type { StopFigure } from './task-graph.ts'

export interface StopChartWords {
  readonly run: string
  readonly setup: string
  readonly uncoded: string
  readonly micro: string
  readonly other: string
  readonly time: string
  readonly share: string
  readonly stops: string
  readonly availability: string
  readonly together: string
}

const isRun = ({ stop_reason }: StopFigure) => stop_reason === ''
/** As the OEE has it: a micro-stop is no loss of availability. */
const isAvailable = (figure: StopFigure) => isRun(figure) || figure.stop_reason === MICRO
const hours = (figures: readonly StopFigure[]) => figures.reduce((sum, { seconds }) => sum + seconds, 0) / 3600
const percent = (part: number, whole: number) => (whole > 0 ? toDecimals((100 * part) / whole, 1) : null)

/** What a rule put into a standstill has time, and none that began with it: nothing to be told as 0. */
function timesOf(figures: readonly StopFigure[]): number | null {
  return figures.reduce((sum, one) => sum + one.stops, 0) || null
}

export function reasonPareto(figures: readonly StopFigure[], words: StopChartWords): Chart {
  const stops = Map.groupBy(
    figures.filter((figure) => !isRun(figure)),
    ({ stop_reason }) => stop_reason,
  )
  const bars = [...stops.values()].map((own) => ({
    key: (own[0] as StopFigure).stop_reason,
    ...reasonOf(own[0] as StopFigure, words),
    value: hours(own),
    times: timesOf(own),
  }))
  return pareto(bars, { form: 'hours', words: { value: words.time, share: words.share, times: words.stops } })
}

/** Which machines a reason stood still: what a press on the reason of a place opens. */
export function machinesOfReason(figures: readonly StopFigure[], reason: string, words: StopChartWords): Chart {
  const own = figures.filter(({ stop_reason }) => stop_reason === reason)
  const bars = [...Map.groupBy(own, ({ machine_id }) => machine_id)].map(([key, rows]) => ({
    key,
    name: key,
    colour: reasonOf(rows[0] as StopFigure, words).colour,
    value: hours(rows),
    times: timesOf(rows),
  }))
  return pareto(bars, { form: 'hours', words: { value: words.time, share: words.share, times: words.stops } })
}

/** A stack for each day, the largest reason at the bottom of all of them. */
export function reasonsPerDay(figures: readonly StopFigure[], words: StopChartWords): Chart {
  const stops = figures.filter((figure) => !isRun(figure))
  // A day without a stop is a good one, and stands there empty.
  return perDay({ figures: stops, days: daysOf(figures) }, words, (figure) => ({
    key: figure.stop_reason,
    ...reasonOf(figure, words),
  }))
}

/** Where the time of each day went: run time at the bottom, then setup, groups of reasons and what nobody coded. */
export function timePerDay(figures: readonly StopFigure[], words: StopChartWords): Chart {
  const groups = groupColours(figures)
  return perDay({ figures, days: daysOf(figures) }, words, (figure) => {
    if (isRun(figure)) return { key: ' run', name: words.run, colour: 'running' }
    if (figure.stop_reason === UNCODED || figure.stop_reason === MICRO)
      return { key: figure.stop_reason, ...reasonOf(figure, words) }
    if (figure.setup_time > 0) return { key: ' setup', name: words.setup, colour: 'setup' }
    const { group_id: key, group_description } = figure
    return { key, name: group_description || key, colour: ownColour(groups.get(key) ?? '') }
  })
}

/** The theme's setup in most companies. */
const SETUP = '#1c63c9'
const ALIKE = 0.13
/** Gold that nobody chose is read as orange beside it. */
const ALIKE_ORANGE = 0.2

/** The group that setups belong to is as blue as they are: beside them it gives way. */
function groupColours(figures: readonly StopFigure[]): ReadonlyMap<string, string> {
  const isAlike = (colour: string) => distance(colour, SETUP) < ALIKE
  const isOrange = (colour: string) => distance(colour, UNCODED_COLOUR) < ALIKE_ORANGE
  const wanted = figures.map(({ group_id, group_color }): [string, string | undefined] => {
    const isOwn = isColor(group_color) && !isAlike(group_color)
    return [group_id, isOwn ? group_color : undefined]
  })
  return distinctColours(wanted, (colour) => isSignalColour(colour) || isAlike(colour) || isOrange(colour))
}

/** Run time of planned time, day by day. */
export function availabilityLine(figures: readonly StopFigure[], words: StopChartWords): Chart {
  const days = daysOf(figures)
  const of = (day: string) => availability(figures.filter((figure) => figure.day === day))
  return {
    kind: 'line',
    form: 'percent',
    inTime: true,
    categories: days.map((key) => ({ key, name: key })),
    series: [
      { key: 'availability', name: words.availability, colour: 'first', values: days.map(of) },
      together(figures, days.length, words),
    ],
  }
}

/** The least available machine first: there is most to win. One without any time has no bar. */
export function machinesByAvailability(figures: readonly StopFigure[], words: StopChartWords): Chart {
  const bars = [...Map.groupBy(figures, ({ machine_id }) => machine_id)]
    .map(([key, own]) => ({ key, value: availability(own) }))
    .filter(({ value }) => value !== null)
    .sort((a, b) => (a.value as number) - (b.value as number) || naturalCompare(a.key, b.key))
  return {
    kind: 'bars',
    form: 'percent',
    categories: bars.map(({ key }) => ({ key, name: key })),
    series: [
      { key: 'availability', name: words.availability, colour: 'first', values: bars.map(({ value }) => value) },
      together(figures, bars.length, words),
    ],
  }
}

function together(figures: readonly StopFigure[], count: number, words: StopChartWords): ChartSeries {
  const all = availability(figures)
  return { key: 'together', name: words.together, colour: 'quiet', as: 'whole', values: new Array(count).fill(all) }
}

function availability(figures: readonly StopFigure[]): number | null {
  return percent(hours(figures.filter(isAvailable)), hours(figures))
}

function reasonOf(figure: StopFigure, words: StopChartWords): { readonly name: string; readonly colour: ChartColour } {
  if (figure.stop_reason === UNCODED) return { name: words.uncoded, colour: 'uncoded' }
  if (figure.stop_reason === MICRO) return { name: words.micro, colour: 'micro' }
  return {
    name: figure.stop_description || figure.stop_reason,
    colour: ownColour(figure.stop_reason_color),
  }
}

const ownColour = (colour: string): ChartColour => (/^#[0-9a-f]{6}$/i.test(colour) ? (colour as `#${string}`) : 'quiet')

interface Part {
  readonly key: string
  readonly name: string
  readonly colour: ChartColour
}

/** Of more parts than anybody tells apart the largest, and the rest as one. */
function perDay(
  { figures, days }: { figures: readonly StopFigure[]; days: readonly string[] },
  words: StopChartWords,
  partOf: (figure: StopFigure) => Part,
): Chart {
  const rows = figures.map((figure) => ({ figure, part: partOf(figure) }))
  const sized = [...Map.groupBy(rows, ({ part }) => part.key).values()]
    .map((own) => ({ part: (own[0] as (typeof rows)[number]).part, own: own.map(({ figure }) => figure) }))
    .sort(
      (a, b) => rank(a.part) - rank(b.part) || hours(b.own) - hours(a.own) || naturalCompare(a.part.key, b.part.key),
    )
  const most = sized.length > MOST_COLOURS ? MOST_COLOURS - 1 : MOST_COLOURS
  const kept = new Set(sized.toSorted((a, b) => hours(b.own) - hours(a.own)).slice(0, most))
  const rest = sized.filter((one) => !kept.has(one)).flatMap(({ own }) => own)
  const other: Part = { key: ' other', name: words.other, colour: OTHER_COLOUR }
  const shown = [...sized.filter((one) => kept.has(one)), ...(rest.length > 0 ? [{ part: other, own: rest }] : [])]
  return {
    kind: 'stacked-bars',
    form: 'hours',
    inTime: true,
    categories: days.map((key) => ({ key, name: key })),
    series: shown.map(({ part, own }) => ({
      ...part,
      values: days.map((day) => hours(own.filter((figure) => figure.day === day))),
    })),
  }
}

/** Run time and setup have their place in every stack. */
const rank = ({ key }: Part) => (key === ' run' ? 0 : key === ' setup' ? 1 : 2)

const daysOf = (figures: readonly StopFigure[]) => [...new Set(figures.map(({ day }) => day))].sort()
