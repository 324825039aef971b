import { expect, test } from 'vitest'
import { graphData } from '../graph-series.ts'
import type { GraphTask, LabelMode } from './graph-tasks.ts'
import { type StopFigure, taskGraph } from './task-graph.ts'

const words = {
  run: 'Run',
  stop: 'Stop',
  uncoded: 'Uncoded',
  micro: 'Micro-stop',
  availability: 'Availability',
}

function figure(stop_reason: string, minutes: number, change: Partial<StopFigure> = {}): StopFigure {
  return {
    machine_id: '',
    day: '',
    stop_reason,
    stop_description: stop_reason === '' || stop_reason === '-' ? '' : `Reason ${stop_reason}`,
    stop_reason_color: 'Automatic',
    group_id: 'G',
    group_description: 'Group G',
    group_color: 'Automatic',
    setup_time: 0,
    seconds: minutes * 60,
    stops: 1,
    ...change,
  }
}

const graph = (figures: readonly StopFigure[], task: GraphTask, labelMode: LabelMode) =>
  taskGraph(figures, { task, labelMode, type: 'bar', words })
const bars = (figures: readonly StopFigure[], task: GraphTask, labelMode: LabelMode) =>
  graph(figures, task, labelMode).rows.map(({ label, value }) => [label, value])

const stops = [figure('', 300), figure('10', 30, { stop_reason_color: 'Blue' }), figure('-', 60), figure('20', 90)]

test('D-ENTITY-39-C a clamped line of percentages is held between 0 and 100; one of hours has no bounds', () => {
  const of = (labelMode: LabelMode) =>
    taskGraph(stops, { task: 'stopreasons', labelMode, type: 'clampLine', words }).config
  expect(of('percentages')).toMatchObject({ yMin: 0, yMax: 100 })
  expect(of('hours')).toMatchObject({ yMin: null, yMax: null })
})

test('D-WIDGET-02-X stop reasons: the largest first, uncoded as a reason of its own', () => {
  expect(bars(stops, 'stopreasons', 'hours')).toEqual([
    ['Reason 20', 1.5],
    ['Uncoded', 1],
    ['Reason 10', 0.5],
  ])
  expect(graph(stops, 'stopreasons', 'hours').unit).toBe('h')
})

test('D-WIDGET-02-X percentages are shares of all stop time', () => {
  expect(bars(stops, 'stopreasons_location', 'percentages').map(([, value]) => value)).toEqual([50, 33.3, 16.7])
})

test('D-WIDGET-02-X a reason has its own colour, Automatic has none', () => {
  const { config, rows } = graph(stops, 'stopreasons', 'hours')
  const [series] = graphData(config, rows, { nameOf: () => 'h', other: 'Other' }).series
  expect(series?.points[2]?.color).toBe('#1c7ed6')
  expect(series?.points[0]?.color).not.toBe('#1c7ed6')
  expect(series?.points[1]?.color).not.toBe(series?.points[0]?.color)
})

test('D-WIDGET-02-X availability is run time against stop time', () => {
  expect(bars(stops, 'availability', 'perRaw')).toEqual([
    ['Run', 62.5],
    ['Stop', 37.5],
  ])
  expect(bars([], 'availability', 'perRaw')).toEqual([])
})

test('D-WIDGET-02-X per day there is one series for each reason, the largest first', () => {
  const days = [
    figure('10', 60, { day: '2026-06-02' }),
    figure('20', 30, { day: '2026-06-01' }),
    figure('10', 15, { day: '2026-06-01' }),
    figure('', 999, { day: '2026-06-01' }),
  ]
  const { config, rows } = graph(days, 'stopreasons_daily', 'hours')
  const data = graphData(config, rows, { nameOf: () => '', other: 'Other' })
  expect(data.categories).toEqual(['2026-06-01', '2026-06-02'])
  expect(data.series.map(({ name, points }) => [name, points.map((point) => point?.value)])).toEqual([
    ['Reason 10', [0.25, 1]],
    ['Reason 20', [0.5, undefined]],
  ])
})

test('D-WIDGET-04-X machine analysis: a bar per machine, the most available first, none without time', () => {
  const rows = [
    figure('', 60, { machine_id: 'M2' }),
    figure('10', 60, { machine_id: 'M2' }),
    figure('', 90, { machine_id: 'M10' }),
    figure('10', 30, { machine_id: 'M10' }),
    figure('', 0, { machine_id: 'M3' }),
  ]
  expect(bars(rows, 'machineanalysis', 'perRaw')).toEqual([
    ['M10', 75],
    ['M2', 50],
  ])
})

test.each([
  ['bars of hours', 'bar', 'hours', stops, 'round-1'],
  ['minutes alone, of which a decimal of an hour says nothing', 'bar', 'hours', [figure('10', 2)], 'round-2'],
  ['bars of shares, beside an axis with the unit', 'bar', 'percentages', stops, 'round-1'],
  ['a circle of shares, which has no axis', 'pie', 'percentages', stops, 'percent-1'],
] as const)('T-PLANT-252 the values of %s', (_, type, labelMode, figures, form) => {
  const { config } = taskGraph(figures, { task: 'stopreasons', labelMode, type, words })
  expect(config.datasets[0]?.valueFormatter).toBe(form)
})

test('T-PLANT-411 T-LOOK-123 a reason keeps its colour in another language and in another order', () => {
  const named = (swedish: boolean) =>
    ['10', '20', '30'].map((code, at) =>
      figure(code, swedish ? 90 - at : 30 + at, {
        stop_description: swedish ? `Orsak ${9 - at}` : `Reason ${at}`,
        stop_reason_color: at === 1 ? 'Automatic' : 'red',
      }),
    )
  const colours = (figures: readonly StopFigure[]) =>
    new Map(graph(figures, 'stopreasons', 'hours').rows.map(({ key, color }) => [key, color]))
  const english = colours(named(false))
  expect(colours(named(true))).toEqual(new Map([...english].reverse()))
  expect(english.get('10')).toBe('#d92d20')
  expect(english.get('30')).toBe('#d92d20')
  expect(english.get('20')).not.toBe('#d92d20')
})

test('T-PLANT-412 the shares of a circle are told with their sign, of a bar by its axis', () => {
  const formOf = (type: 'doughnut' | 'bar') =>
    taskGraph(stops, { task: 'availability', labelMode: 'perRaw', type, words }).config.datasets[0]?.valueFormatter
  expect(formOf('doughnut')).toBe('percent-1')
  expect(formOf('bar')).toBe('round-1')
})
