/** The figures of a task as a graph. */

import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { MICRO, UNCODED } from '../../machines/uncoded.ts'
import { type GraphConfig, type GraphType, newDataset, newGraph } from '../graph-config.ts'
import { withColours } from '../graph-series.ts'
import type { Row } from '../value-config.ts'
import { type GraphTask, type LabelMode, partOf } from './graph-tasks.ts'

/** One sum: of a reason's stops, or of run time where the reason is empty. */
export interface StopFigure {
  /** '' where it is not divided by machine. */
  readonly machine_id: string
  /** '' where it is not divided by day. */
  readonly day: string
  readonly stop_reason: string
  readonly stop_description: string
  readonly stop_reason_color: string
  readonly group_id: string
  readonly group_description: string
  readonly group_color: string
  readonly setup_time: number
  readonly seconds: number
  readonly stops: number
}

export interface GraphWords {
  readonly run: string
  readonly stop: string
  readonly uncoded: string
  readonly micro: string
  /** The name of a series of percentages. */
  readonly availability: string
}

export interface TaskGraph {
  readonly config: GraphConfig
  readonly rows: readonly Row[]
  readonly unit: 'h' | '%'
}

export interface TaskOptions {
  readonly task: GraphTask
  readonly labelMode: LabelMode
  readonly type: GraphType
  readonly words: GraphWords
}

const RUNNING = 'green'
const STANDING = 'red'
const isRun = ({ stop_reason }: StopFigure) => stop_reason === ''
/** As the OEE has it: a micro-stop is no loss of availability. */
const isAvailable = (figure: StopFigure) => isRun(figure) || figure.stop_reason === MICRO
const hours = (seconds: number) => toDecimals(seconds / 3600, 2)
const percent = (part: number, whole: number) => (whole > 0 ? toDecimals((100 * part) / whole, 1) : 0)

export function taskGraph(figures: readonly StopFigure[], options: TaskOptions): TaskGraph {
  const graph = graphOf(figures, options)
  // A clamped line of percentages is held between nothing and all: D-ENTITY-39-C.
  if (options.type !== 'clampLine' || graph.unit !== '%') return graph
  return { ...graph, config: { ...graph.config, yMin: 0, yMax: 100 } }
}

function graphOf(figures: readonly StopFigure[], options: TaskOptions): TaskGraph {
  const { task, type, labelMode } = options
  const unit = labelMode === 'hours' ? 'h' : '%'
  const part = partOf(task)
  // Machines are told apart by their names: one colour for all of them.
  if (part === 'machine') return { ...oneSeries(perMachine(figures), { type, labelMode, coloured: false }), unit }
  if (task === 'availability' || task === 'availability_location') {
    return { ...oneSeries(runAndStop(figures, options.words), { type, labelMode }), unit }
  }
  return part === 'day'
    ? { ...perDay(figures, options), unit }
    : { ...oneSeries(reasons(figures, options), { type, labelMode }), unit }
}

interface Bar {
  /** What its colour follows from: the label is another in every language. */
  readonly key: string
  readonly label: string
  readonly value: number
  readonly color: string
}

/** The largest first. */
function reasons(figures: readonly StopFigure[], { labelMode, words }: TaskOptions): Bar[] {
  const sums = sumBy(
    figures.filter((figure) => !isRun(figure)),
    ({ stop_reason }) => stop_reason,
  )
  const total = sums.reduce((sum, { seconds }) => sum + seconds, 0)
  return [...sums]
    .sort((a, b) => b.seconds - a.seconds || naturalCompare(a.first.stop_reason, b.first.stop_reason))
    .map(({ first, seconds }) => ({
      key: first.stop_reason,
      label: wordOf(first, words),
      color: first.stop_reason_color,
      value: labelMode === 'percentages' ? percent(seconds, total) : hours(seconds),
    }))
}

function runAndStop(figures: readonly StopFigure[], words: GraphWords): Bar[] {
  const { run, stop } = times(figures)
  if (run + stop === 0) return []
  return [
    { key: 'run', label: words.run, color: RUNNING, value: percent(run, run + stop) },
    { key: 'stop', label: words.stop, color: STANDING, value: percent(stop, run + stop) },
  ]
}

/** The most available machine first; one without any time has no bar. */
function perMachine(figures: readonly StopFigure[]): Bar[] {
  return [...Map.groupBy(figures, ({ machine_id }) => machine_id)]
    .map(([label, own]) => ({ label, ...times(own) }))
    .filter(({ run, stop }) => run + stop > 0)
    .map(({ label, run, stop }) => ({ key: label, label, color: '', value: percent(run, run + stop) }))
    .sort((a, b) => b.value - a.value || naturalCompare(a.label, b.label))
}

interface SeriesLook {
  readonly type: GraphType
  readonly labelMode: LabelMode
  /** False: one colour for all. */
  readonly coloured?: boolean
}

function oneSeries(bars: readonly Bar[], { type, labelMode, coloured = true }: SeriesLook): Omit<TaskGraph, 'unit'> {
  const circle = type === 'pie' || type === 'doughnut'
  const valueFormatter = valueForm(bars, { circle, labelMode })
  const y = { ...newDataset, y: 'value', colorKey: 'color', valueLabels: 'end', valueFormatter } as const
  return {
    config: { ...newGraph, graphType: type, x: 'label', showLegend: circle, datasets: [y] },
    rows: (coloured ? withColours(bars, ({ key }) => key) : bars).map((bar) => ({ ...bar })),
  }
}

/** A circle has no axis that tells the unit; of stops of some minutes one decimal of an hour would say 0.0. */
function valueForm(bars: readonly Bar[], on: { readonly circle: boolean; readonly labelMode: LabelMode }): string {
  if (on.labelMode !== 'hours') return on.circle ? 'percent-1' : 'round-1'
  return bars.every(({ value }) => value < 1) ? 'round-2' : 'round-1'
}

/** One series for each reason, in the order of their whole time. */
function perDay(figures: readonly StopFigure[], { type, words }: TaskOptions): Omit<TaskGraph, 'unit'> {
  const stops = figures.filter((figure) => !isRun(figure))
  const order = reasons(stops, { task: 'stopreasons', labelMode: 'hours', type, words }).map(({ label }) => label)
  const rows = stops
    .map((figure) => ({
      day: figure.day,
      key: figure.stop_reason,
      label: wordOf(figure, words),
      color: figure.stop_reason_color,
      value: hours(figure.seconds),
    }))
    .sort((a, b) => a.day.localeCompare(b.day) || order.indexOf(a.label) - order.indexOf(b.label))
  const dataset = { ...newDataset, y: 'value', colorKey: 'color', splitSet: true, splitKey: 'label' }
  return {
    config: { ...newGraph, graphType: type, x: 'day', sortX: 'asc', datasets: [dataset] },
    rows: withColours(rows, ({ key }) => key),
  }
}

function wordOf(figure: StopFigure, words: GraphWords): string {
  if (figure.stop_reason === UNCODED) return words.uncoded
  if (figure.stop_reason === MICRO) return words.micro
  return figure.stop_description || figure.stop_reason
}

function times(figures: readonly StopFigure[]): { readonly run: number; readonly stop: number } {
  const of = (running: boolean) =>
    figures.reduce((sum, figure) => sum + (isAvailable(figure) === running ? figure.seconds : 0), 0)
  return { run: of(true), stop: of(false) }
}

function sumBy(
  figures: readonly StopFigure[],
  key: (figure: StopFigure) => string,
): { readonly first: StopFigure; readonly seconds: number }[] {
  return [...Map.groupBy(figures, key).values()].map((own) => ({
    first: own[0] as StopFigure,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }))
}
