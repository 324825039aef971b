import { expect, test } from 'vitest'
import { mtbfReport } from '../history/statistics/mtbf/mtbf-report.ts'
import { stretches } from './graph-scale.ts'
import { isGood } from './green-limit.ts'
import { GREEN_COLOR, type MtbfGraphOptions, mtbfGraph, periodLabel } from './mtbf-graph.ts'

const row = (trans_date: string, change: object) => ({
  machine_id: 'M1',
  stop_reason: '',
  tot_run_time: 0,
  tot_stop_time_sec: 0,
  total_stops: 0,
  week_number: '',
  group_id: '',
  trans_date,
  ...change,
})
const repair = { stop_reason: '10', group_id: 'REP', total_stops: 1 }
const { periods } = mtbfReport(
  [
    row('2026-06-08', { tot_run_time: 600 }),
    row('2026-06-08', { ...repair, tot_stop_time_sec: 5400 }),
    row('2026-06-10', { tot_run_time: 240 }),
    row('2026-06-10', { ...repair, tot_stop_time_sec: 1800 }),
  ],
  [],
  { period: 'trans_date', amountOfPeriods: 3, repairGroups: ['REP'], waitGroups: [], today: '2026-06-10' },
)
const untouched = {
  figure: 'mtbf',
  graphUnits: 'm',
  lineTension: 3,
  greenLimit: 0,
  greenColor: GREEN_COLOR,
} as const
const graph = (change: Partial<MtbfGraphOptions>) => mtbfGraph(periods, { ...untouched, ...change })
const values = (change: Partial<MtbfGraphOptions>) => graph(change).rows.map(({ value }) => value)

test.each([
  ['minutes', 'mtbf', 'm', [600, null, 240]],
  ['hours', 'mtbf', 'h', [10, null, 4]],
  ['seconds', 'mttr', 's', [5400, null, 1800]],
  ['a figure of waiting', 'mwttr', 'm', [0, null, 0]],
] as const)('the graph has %s, a gap where nothing is known', (_what, figure, unit, expected) => {
  expect(values({ figure, graphUnits: unit })).toEqual(expected)
})

test('T-PLANT-407 what never comes to one of the chosen unit is drawn in a smaller one, with its limit', () => {
  const waits = [252, 180, null].map((mwttr_s) => ({
    ...(periods[0] as (typeof periods)[number]),
    ...{ mwttr_s, mwttr_m: mwttr_s && mwttr_s / 60, mwttr_h: mwttr_s && Number((mwttr_s / 3600).toFixed(2)) },
  }))
  const drawn = mtbfGraph(waits, { ...untouched, figure: 'mwttr', graphUnits: 'h', greenLimit: 0.5 })
  expect(drawn).toMatchObject({
    unit: 'm',
    limit: { value: 30 },
    rows: [{ value: 4.2 }, { value: 3 }, { value: null }],
  })
  expect(graph({ figure: 'mttr', graphUnits: 'h' }).unit).toBe('h')
  expect(graph({ figure: 'mwttr', graphUnits: 'h' }).unit).toBe('h')
})

test('D-STAT-21 a line begins at 0 and is bent by the stored tension', () => {
  expect(graph({}).config).toMatchObject({ graphType: 'line', yMin: 0, yMax: null, datasets: [{ tension: 0.3 }] })
})

test.each([
  ['none without hours', 'mtbf', 'm', 0, undefined, null],
  ['hours as minutes', 'mtbf', 'm', 5, 300, null],
  ['hours as seconds', 'mttr', 's', 1, 3600, null],
  ['hours', 'mttr', 'h', 1, 1, null],
  ['one above all values is still on the axis', 'mtbf', 'h', 11, 11, 15],
] as const)('the green limit: %s', (_what, figure, graphUnits, greenLimit, value, yMax) => {
  const { limit, config } = graph({ figure, graphUnits, greenLimit })
  expect([limit?.value, config.yMax]).toEqual([value, yMax])
})

test.each([
  ['mtbf', [true, false]],
  ['mttr', [false, true]],
  ['mwttr', [false, true]],
] as const)('%s of 2 h and 0.5 h at a limit of 1 h: good %j', (figure, good) => {
  const { limit } = graph({ figure, graphUnits: 'h', greenLimit: 1 })
  expect([2, 0.5].map((value) => isGood(limit, value))).toEqual(good)
  expect(isGood(limit, 1)).toBe(true)
  expect(isGood(undefined, 1)).toBe(false)
})

test('a graph of which no period is known says so', () => {
  expect(graph({}).known).toBe(true)
  expect(mtbfGraph([], untouched).known).toBe(false)
})

test('D-STAT-25-X D-STAT-28-X the unfinished period is marked, the year stands under its first label', () => {
  expect(periodLabel({ w: '24', current: true, year: null })).toBe('24*')
  expect(periodLabel({ w: '01', current: false, year: '2027' })).toBe('01\n2027')
})

test('D-STAT-16-B a category without a value breaks the line', () => {
  const points = [0, 1, 3, 5, 6].map((category) => ({ category }))
  expect(stretches(points).map((part) => part.map(({ category }) => category))).toEqual([[0, 1], [3], [5, 6]])
  expect(stretches([])).toEqual([])
})
