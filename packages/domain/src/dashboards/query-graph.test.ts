import { expect, test } from 'vitest'
import { categoryPlaces } from './graph-scale.ts'
import { chooseQuery, missingParameterOf, noQuery, readQueryChoice } from './query-choice.ts'
import {
  acceptedRange,
  axisLabel,
  queryGraph,
  queryReading,
  readQueryRows,
  type XUnit,
  xKind,
  xLabel,
} from './query-graph.ts'

const column = (name: string, type: string) => ({ name, type })
const rows = (type: string, values: unknown[]) => ({
  columns: [column('x', type), column('good', 'number'), column('word', 'text'), column('scrap', 'number')],
  rows: values.map((x) => ({ x, good: 1, word: 'a', scrap: 2 })),
})

test('D-WIDGET-06 D-WIDGET-07-X the first column is x, every further one of numbers a line', () => {
  const graph = queryGraph(rows('text', []), { minY: 0, maxY: 10 })
  expect([graph.graphType, graph.x, graph.yMin, graph.yMax]).toEqual(['line', 'x', 0, 10])
  expect(graph.datasets.map(({ y }) => y)).toEqual(['good', 'scrap'])
  expect(graph.datasets.map(({ borderColor }) => borderColor)).toEqual(['#2f9e44', '#d92d20'])
  expect(queryGraph(readQueryRows(undefined), { minY: null, maxY: null }).datasets).toEqual([])
})

test.each([
  [[{ oee: 72, min: 10, max: 90 }], { value: 72, min: 10, max: 90 }],
  [[{ oee: 72 }, { oee: 1 }], { value: 72, min: undefined, max: undefined }],
  [[{ oee: null, max: '50' }], { value: undefined, min: undefined, max: 50 }],
  [[], { value: undefined, min: undefined, max: undefined }],
])('D-WIDGET-07-X a gauge reads %j as %j', (given, reading) => {
  expect(queryReading({ columns: [column('oee', 'number')], rows: given })).toEqual(reading)
})

const day = ['2026-01-31T06:00:00.000Z', '2026-01-31T08:00:00.000Z']
const days = ['2026-01-01T06:00:00.000Z', '2026-01-31T08:00:00.000Z']

test.each([
  ['auto', 'text', ['a'], 'category'],
  ['auto', 'number', [1], 'number'],
  ['auto', 'date', ['2026-01-31'], 'day'],
  ['auto', 'time', day, 'minute'],
  ['auto', 'time', days, 'day'],
  ['auto', 'time', [], 'category'],
  ['week', 'date', ['2026-01-31'], 'week'],
  ['month', 'time', days, 'month'],
  ['week', 'text', ['a'], 'category'],
  ['hour', 'number', [1], 'category'],
  ['number', 'text', ['1'], 'category'],
  ['number', 'number', [1], 'number'],
] as [XUnit, string, unknown[], string][])(
  'D-CONFIG-77-X unit %s over %s %j is drawn as %s',
  (unit, type, values, kind) => {
    expect(xKind(unit, rows(type, values))).toBe(kind)
  },
)

const place = { language: 'en' as const, timeZone: 'Europe/Stockholm' }

test.each([
  ['minute', '2026-01-31T06:05:00.000Z', '07:05'],
  ['day', '2026-01-31T23:30:00.000Z', '2026-02-01'],
  ['day', '2026-01-31', '2026-01-31'],
  ['week', '2026-01-01', '2026-W01'],
  ['month', '2026-01-31', '2026-01'],
  ['number', 5, '5'],
  ['category', 'Hall', 'Hall'],
] as const)('D-CONFIG-77-X as %s %s is written %s', (kind, value, label) =>
  expect(xLabel(kind, value, place)).toBe(label),
)

test('T-PLANT-314 a week of a query is written as the reader writes it', () =>
  expect(xLabel('week', '2026-01-01', { ...place, language: 'sv' })).toBe('2026 v. 1'))

test('D-CONFIG-77-X days stand on the axis without their year, and lie as far apart as in time', () => {
  expect([axisLabel('day', '2026-01-31'), axisLabel('month', '2026-01')]).toEqual(['01-31', '2026-01'])
  const graph = queryGraph(rows('date', []), { minY: null, maxY: null })
  const data = { categories: ['2026-01-01', '2026-01-02', '2026-01-05'], series: [] }
  const [first, second, last] = categoryPlaces(graph, data, true)
  expect([first, last]).toEqual([1 / 6, 5 / 6])
  expect(second).toBeCloseTo(1 / 6 + (4 / 6) * 0.25)
})

test('D-CONFIG-75 the accepted range is shaded only when it is wanted', () => {
  expect(acceptedRange(false, 1, 2)).toBeUndefined()
  expect(acceptedRange(true, 9, 2)).toEqual({ from: 2, to: 9 })
})

test('D-ENTITY-82-X D-STATE-15 D-STATE-16-X values follow the names of a query, and the first missing one is told', () => {
  const first = chooseQuery(noQuery, '7', ['from', 'zone'])
  expect(missingParameterOf(first)).toBe('from')
  const filled = { ...first, parameters: { from: '1', zone: 'A' } }
  expect(missingParameterOf(filled)).toBeUndefined()
  // The text changed: zone is param_0 now, and something new is asked.
  const moved = chooseQuery(filled, '7', ['zone', 'to'])
  expect(moved.parameters).toEqual({ zone: 'A', to: '' })
  expect(missingParameterOf(moved, ['to'])).toBeUndefined()
  expect(readQueryChoice({ sqlSource: 7, parameters: { a: 'b', c: 1 } })).toEqual({
    sqlSource: '7',
    parameters: { a: 'b' },
  })
  expect(readQueryChoice('x')).toEqual(noQuery)
})
