import { expect, test } from 'vitest'
import { distinctColours, OTHER_COLOUR } from '../ground/distinct-colours.ts'
import {
  type GraphConfig,
  graphTypes,
  isIncomplete,
  newDataset,
  newGraph,
  readGraph,
  taskGraphTypes,
  withoutDataset,
} from './graph-config.ts'
import { bars, categoryPlaces, height, heightInside, linePath, niceStep, slices, spots, yScale } from './graph-scale.ts'
import { graphData } from './graph-series.ts'

const rows = [
  { day: 1, machine: 'A', good: 10, scrap: 1, color: '#123456' },
  { day: 1, machine: 'B', good: 30, scrap: 'none', color: 'Blue' },
  { day: 3, machine: 'A', good: 20, scrap: 2, color: 'no colour' },
  { day: 2, machine: 'B', good: 5, scrap: null, color: '#123456' },
]
const graph = (change: Partial<GraphConfig>, dataset = {}): GraphConfig => ({
  ...newGraph,
  x: 'day',
  datasets: [{ ...newDataset, y: 'good', ...dataset }],
  ...change,
})
const drawn = (config: GraphConfig) => graphData(config, rows, { nameOf: (key) => `the ${key}`, other: 'Other' })
const values = (config: GraphConfig) =>
  drawn(config).series.map(({ name, points }) => [name, ...points.map((point) => point?.value ?? null)])

test('D-ENTITY-32 D-ENTITY-33 D-ENTITY-35 a graph is read back as it was stored; strange parts are the defaults', () => {
  const stored = graph({ graphType: 'pie', showLegend: false, xMin: 1, yMax: 9, sortX: 'desc', sortY: 'asc' })
  expect(readGraph(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  expect(readGraph({ graphType: 'hologram', datasets: [{ opacity: 7, valueLabels: 'above', tension: -1 }] })).toEqual({
    ...newGraph,
    datasets: [{ ...newDataset, opacity: 1, tension: 0 }],
  })
  expect(readGraph({ y: 'good' }).datasets).toEqual([{ ...newDataset, y: 'good' }])
})

test('D-ENTITY-34 D-ENTITY-39-C D-LIMIT-29 the two lists of types, of which every one is read', () => {
  expect(graphTypes).toEqual(['line', 'bar', 'scatter', 'pie', 'doughnut', 'polarArea'])
  expect(taskGraphTypes).toEqual(['bar', 'pie', 'doughnut', 'stackedBar', 'filledStackedBar', 'clampLine', 'line'])
  for (const graphType of [...graphTypes, ...taskGraphTypes]) expect(readGraph({ graphType }).graphType).toBe(graphType)
})

test('D-CONFIG-52 D-CONFIG-54-X the first dataset stays; after another the one on its left is selected', () => {
  const three = ['a', 'b', 'c'].map((y) => ({ ...newDataset, y }))
  expect(withoutDataset(three, 2)).toEqual({ datasets: three.slice(0, 2), selected: 1 })
  expect(withoutDataset(three, 0)).toEqual({ datasets: three, selected: 0 })
  expect(isIncomplete(newDataset)).toBe(true)
  expect(newDataset).toMatchObject({ y: '', colorKey: '_auto' })
})

test.each([
  ['D-WIDGET-39 rows of one category are added up', graph({}), [['the good', 40, 20, 5]]],
  ['D-ENTITY-38 sorted', graph({ sortX: 'asc' }), [['the good', 40, 5, 20]]],
  ['D-ENTITY-38 desc reverses', graph({ sortX: 'desc' }), [['the good', 20, 5, 40]]],
  ['D-ENTITY-37 bounds of x', graph({ xMin: 2, xMax: 2 }), [['the good', 5]]],
  [
    'D-ENTITY-36-X one series for each value',
    graph({}, { splitSet: true, splitKey: 'machine' }),
    [
      ['A', 10, 20, null],
      ['B', 30, null, 5],
    ],
  ],
  [
    'D-ENTITY-36-X only the rows of one value',
    graph({}, { splitSet: true, splitKey: 'machine', splitValue: 'B' }),
    [['B', 30, null, 5]],
  ],
  ['D-CONFIG-54-X without y nothing is drawn', graph({}, { y: '' }), []],
  ['D-WIDGET-39 what is no number has no point', graph({}, { y: 'scrap' }), [['the scrap', 1, 2, null]]],
])('%s', (_, config, expected) => expect(values(config)).toEqual(expected))

test('D-ENTITY-36-X colours come from the rows, else from the name, which keeps its own', () => {
  const split = { splitSet: true, splitKey: 'machine' }
  const colors = (dataset: object) => drawn(graph({}, { ...split, ...dataset })).series.map(({ color }) => color)
  expect(colors({ colorKey: 'color' })).toEqual(['#123456', '#1c7ed6'])
  expect(colors({})).toEqual([
    ...distinctColours([
      ['A', undefined],
      ['B', undefined],
    ]).values(),
  ])
  expect(colors({ colorKey: 'gone' })).toEqual(colors({}))
  expect(colors({ borderColor: '#aa0000|#00bb00' })).toEqual(['#aa0000', '#00bb00'])
  expect(colors({ borderColor: 'red;x' })).toEqual(colors({}))
})

test('T-PLANT-255 T-LOOK-123 two series that were given one colour have it both; of more than twelve the smallest are one', () => {
  const split = { splitSet: true, splitKey: 'machine', colorKey: 'color' }
  const same = rows.map((row) => ({ ...row, color: '#0c8599' }))
  const names = { nameOf: (key: string) => key, other: 'All others' }
  const two = graphData(graph({}, split), same, names).series
  expect(two.map(({ color }) => color)).toEqual(['#0c8599', '#0c8599'])
  expect(two[1]?.points.every((point) => point === undefined || point.color === two[1]?.color)).toBe(true)
  const many = Array.from({ length: 15 }, (_, at) => ({ x: 1, machine: `M${at}`, good: 100 - at, color: '' }))
  const { series } = graphData(graph({}, split), many, names)
  expect(series.map(({ name }) => name)).toEqual([...Array.from({ length: 11 }, (_, at) => `M${at}`), 'All others'])
  expect(new Set(series.map(({ color }) => color)).size).toBe(12)
  expect(series.at(-1)?.points[0]).toEqual({ value: 89 + 88 + 87 + 86, color: OTHER_COLOUR })
  expect(graphData(graph({ graphType: 'scatter' }, split), many, names).series).toHaveLength(15)
})

test('T-PLANT-255 a circle has at most twelve slices', () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ x: `R${at}`, good: at + 1 }))
  const data = graphData(graph({ graphType: 'pie', x: 'x' }, { y: 'good' }), many, {
    nameOf: (key) => key,
    other: 'All others',
  })
  const largest = Array.from({ length: 11 }, (_, at) => `R${at + 4}`)
  expect(data.categories).toEqual([...largest, 'All others'])
  const points = data.series[0]?.points ?? []
  expect(points.map((point) => point?.value)).toEqual([...largest.map((_, at) => at + 5), 1 + 2 + 3 + 4])
  expect(points.at(-1)?.color).toBe(OTHER_COLOUR)
})

test.each([
  [0.7, 1],
  [1.2, 2],
  [3, 5],
  [7, 10],
  [0.03, 0.05],
])('D-ENTITY-37 an automatic step of %s is %s', (rough, step) => expect(niceStep(rough)).toBeCloseTo(step))

test.each([
  ['D-WIDGET-39 bars stand on 0', graph({}), [0, 40]],
  ['D-ENTITY-37 fixed bounds', graph({ yMin: 7, yMax: 33 }), [7, 33]],
  ['D-WIDGET-39 a line shows its own range', graph({ graphType: 'line', xMin: 2 }), [5, 20]],
  ['D-ENTITY-39-C stacked to 100 percent', graph({ graphType: 'filledStackedBar' }), [0, 100]],
  ['D-WIDGET-39 nothing to show', graph({}, { y: 'gone' }), [0, 1]],
])('%s', (_, config, [min, max]) => {
  const scale = yScale(config, drawn(config))
  expect([scale.min, scale.max]).toEqual([min, max])
  expect(scale.ticks.length).toBeGreaterThan(1)
})

test('D-ENTITY-38 sortY desc puts the smallest value on top', () => {
  const scale = yScale(graph({ yMin: 0, yMax: 10 }), drawn(graph({})))
  expect(height(2, scale)).toBe(0.2)
  expect(height(2, { ...scale, reversed: true })).toBe(0.8)
  expect([height(99, scale), heightInside(99, scale), heightInside(-1, scale)]).toEqual([9.9, 1, 0])
})

test('D-ENTITY-39-C D-WIDGET-59-X a line leaves the area at a fixed bound and has no mark there, a clamped line runs along it, a bar is cut', () => {
  const config = graph({ graphType: 'line', yMin: 10, yMax: 30 })
  const data = drawn(config)
  const scale = yScale(config, data)
  const of = (clamped: boolean) =>
    spots(data.series[0]!, scale, { places: categoryPlaces(config, data), clamped }).map(({ y, inside }) => [y, inside])
  // 40, 20 and 5 on an axis from 10 to 30.
  expect(of(false)).toEqual([
    [-0.5, false],
    [0.5, true],
    [1.25, false],
  ])
  expect(of(true)).toEqual([
    [0, true],
    [0.5, true],
    [1, true],
  ])
  const boxes = bars(graph({ yMin: 10, yMax: 30 }), data, scale)
  expect(boxes.map(({ bottom, height: high }) => [bottom, high])).toEqual([
    [0, 1],
    [0, 0.5],
    [0, 0],
  ])
})

test('D-WIDGET-59-X a scatter has a point for each row, also where x is equal; what is drawn as an amount is added up', () => {
  const points = (graphType: GraphConfig['graphType'], change: Partial<GraphConfig> = {}) =>
    values(graph({ graphType, ...change }))[0]?.slice(1)
  expect(points('scatter')).toEqual([10, 30, 20, 5])
  expect(points('scatter', { sortX: 'desc' })).toEqual([20, 5, 30, 10])
  for (const type of [
    'bar',
    'stackedBar',
    'filledStackedBar',
    'pie',
    'doughnut',
    'polarArea',
    'line',
    'clampLine',
  ] as const) {
    expect(points(type), type).toEqual([40, 20, 5])
  }
})

test('D-WIDGET-39 bars stand beside each other, stacked ones on each other and filled ones share a hundred', () => {
  const split = { splitSet: true, splitKey: 'machine' }
  const boxes = (graphType: GraphConfig['graphType']) => {
    const config = graph({ graphType, xMax: 1 }, split)
    return bars(config, drawn(config), yScale(config, drawn(config)))
  }
  const [a, b] = boxes('bar')
  expect(a?.left).toBeCloseTo(0.12)
  expect(b?.left).toBeCloseTo(0.5)
  const [below, above] = boxes('stackedBar')
  // The highest stack leaves a twentieth of the height free: D-LIMIT-49.
  const heights = [below?.bottom, below?.height, above?.bottom, above?.height].map((share) => (share ?? 0) / 0.95)
  for (const [at, share] of [0, 0.25, 0.25, 0.75].entries()) expect(heights[at]).toBeCloseTo(share)
  expect(boxes('filledStackedBar').map((bar) => bar.height)).toEqual([0.25, 0.75])
})

test('D-WIDGET-39 a line runs through the middles of its categories, a scatter by its numbers', () => {
  const config = graph({ graphType: 'scatter', sortX: 'asc' })
  expect(categoryPlaces(config, drawn(config))).toEqual([0, 0, 0.5, 1])
  const line = graph({ graphType: 'line' })
  const data = drawn(line)
  const points = spots(data.series[0]!, yScale(graph({ yMin: 0, yMax: 40 }), data), {
    places: categoryPlaces(line, data),
    clamped: false,
  })
  expect(points.map(({ y }) => y)).toEqual([0, 0.5, 0.875])
  expect(linePath(points.slice(0, 2), 0)).toBe('M16.666667 0L50 50')
  expect(linePath(points.slice(0, 2), 1)).toBe('M16.666667 0C33.333333 0 33.333333 50 50 50')
})

test('D-WIDGET-39 slices share the circle, polar areas their angle', () => {
  const config = graph({ graphType: 'pie' })
  const [series] = drawn(config).series
  expect(slices('pie', series!).map(({ share }) => Number(share.toFixed(3)))).toEqual([0.615, 0.308, 0.077])
  const polar = slices('polarArea', series!)
  expect(polar).toHaveLength(3)
  expect(slices('doughnut', { ...series!, points: [{ value: 5, color: '' }] })[0]?.path).toMatch(/^M50 2A48/)
})

test.each([
  ['inside', {}, [undefined, undefined, undefined]],
  ['beyond the highest y', { yMax: 15 }, ['top', 'top', undefined]],
  ['exactly the highest y', { yMax: 40 }, [undefined, undefined, undefined]],
  ['below the least y', { yMin: 10, yMax: 50 }, [undefined, undefined, 'bottom']],
  ['on an axis that is turned', { yMax: 15, sortY: 'desc' }, ['bottom', 'bottom', undefined]],
] as const)('T-PLANT-372 a bar that ends %s is marked where it is cut', (_, change, cut) => {
  const config = graph(change)
  const data = drawn(config)
  expect(bars(config, data, yScale(config, data)).map((bar) => bar.cut)).toEqual(cut)
})

test('T-PLANT-372 of a stack the part that is cut is marked, what lies above it is not seen', () => {
  const parts = [...rows, { day: 1, machine: 'C', good: 5 }]
  const cutAt = (yMax: number) => {
    const config = graph({ graphType: 'stackedBar', yMax }, { splitSet: true, splitKey: 'machine' })
    const data = graphData(config, parts, { nameOf: (key) => key, other: 'Other' })
    const first = bars(config, data, yScale(config, data)).filter(({ category }) => category === 0)
    return first.map(({ value, height: high, cut }) => [value, high, cut])
  }
  expect(cutAt(20)).toEqual([
    [10, 0.5, undefined],
    [30, 0.5, 'top'],
    [5, 0, undefined],
  ])
  // What begins exactly at the edge is above it.
  expect(cutAt(10)).toEqual([
    [10, 1, undefined],
    [30, 0, undefined],
    [5, 0, undefined],
  ])
})

test('T-PLANT-411 a property has the same colour whatever it is called', () => {
  const of = (nameOf: (key: string) => string) =>
    graphData(graph({}, {}), rows, { nameOf, other: '' }).series.map(({ color }) => color)
  expect(of(() => 'Pieces')).toEqual(of(() => 'Antal'))
})
