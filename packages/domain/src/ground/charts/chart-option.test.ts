import { expect, test } from 'vitest'
import type { Chart } from './chart.ts'
import { isEmpty } from './chart.ts'
import type { ChartLook } from './chart-look.ts'
import { chartOption } from './chart-option.ts'
import { pareto } from './pareto.ts'

const look: ChartLook = {
  ...{ width: 900, font: 'Inter', fontSize: 13, text: '#222222', muted: '#666666', grid: '#dddddd' },
  ...{ surface: '#ffffff', raised: '#ffffff', hidden: new Set() },
  inks: {
    ...{ running: '#008833', uncoded: '#ff9900', micro: '#3f8fa6', setup: '#2255cc', loss: '#d92d20' },
    ...{ quiet: '#888888', faint: '#cccccc', first: '#0a5c74', second: '#111111' },
  },
  value: (form, value) => `${value} ${form}`,
  tick: (_, value) => String(value),
}

const days: Chart = {
  kind: 'stacked-bars',
  form: 'quantity',
  inTime: true,
  categories: ['2026-06-01', '2026-06-02'].map((key) => ({ key, name: key, short: key.slice(8) })),
  series: [
    { key: 'good', name: 'Good', colour: 'first', values: [90, 80] },
    { key: 'scrap', name: 'Scrap', colour: 'loss', values: [10, null] },
    { key: 'target', name: 'Target', colour: 'second', as: 'goal', values: [100, 100] },
  ],
}
const reasons = pareto(
  [
    { key: 'A', name: 'Jam', colour: '#1b2a52', value: 3, times: 4 },
    { key: 'B', name: 'No material', colour: 'uncoded', value: 1 },
  ],
  { form: 'hours', words: { value: 'Time', share: 'Share', times: 'Stops' } },
)

test('T-LOOK-30 a chart never moves, and its tooltip is no markup', () => {
  const option = chartOption(days, look)
  expect(option.animation).toBe(false)
  expect(option.tooltip).toMatchObject({ renderMode: 'richText', confine: true })
})

test('T-LOOK-30 parts of a day lie on each other, and its goal is a dashed line over them', () => {
  expect(chartOption(days, look).series).toMatchObject([
    { type: 'bar', id: 'good', stack: 'all', color: '#0a5c74' },
    { type: 'bar', id: 'scrap', stack: 'all', data: [{ value: 10 }, { value: '-' }] },
    { type: 'line', id: 'target', lineStyle: { type: 'dashed' }, step: 'middle', showSymbol: false },
  ])
  const oneDay = { ...days, categories: days.categories.slice(0, 1), series: [{ ...days.series[2]!, values: [100] }] }
  expect(chartOption(oneDay, look).series).toMatchObject([{ showSymbol: true, symbolSize: [48, 3] }])
})

test.each([
  [60, 1],
  [61, 0],
])('T-LOOK-30 of %d bars each has an edge of %d px: thinner ones would be all edge', (count, borderWidth) => {
  const categories = Array.from({ length: count }, (_, at) => ({ key: `${at}`, name: `${at}` }))
  const values = new Array<number>(count).fill(5)
  const year = { ...days, categories, series: [{ key: 'good', name: 'Good', colour: 'first' as const, values }] }
  expect(chartOption(year, look).series).toMatchObject([
    { data: [{ itemStyle: { borderWidth } }, ...values.slice(1).map(() => ({}))] },
  ])
})

test('T-LOOK-30 what a person switched off is not drawn, and its axis goes with it', () => {
  const without = chartOption(reasons, { ...look, hidden: new Set(['share']) })
  expect(without.series.map(({ id }) => id)).toEqual(['value'])
  expect(without.yAxis).toHaveLength(1)
  // Its line no longer runs through the values of the bars.
  expect(without.series).toMatchObject([{ label: { show: true } }])
  expect(chartOption(reasons, look).yAxis).toMatchObject([
    { min: 0, max: undefined },
    { min: 0, max: 100 },
  ])
})

test('T-LOOK-33 each bar has the colour of its reason, and the line of shares an axis of its own', () => {
  const { series } = chartOption(reasons, look)
  expect(series).toMatchObject([
    { data: [{ itemStyle: { color: '#1b2a52' } }, { itemStyle: { color: '#ff9900' } }], label: { show: false } },
    { type: 'line', yAxisIndex: 1, data: [75, 100] },
  ])
})

test('T-LOOK-30 a bar as dark as its ground has an edge, any other none that is seen', () => {
  const dark = chartOption(reasons, { ...look, surface: '#15191d' }).series[0]
  expect(dark).toMatchObject({
    data: [{ itemStyle: { borderColor: '#666666' } }, { itemStyle: { borderColor: '#15191d' } }],
  })
})

test('T-LOOK-30 the tooltip tells all values of a category, of a stack the largest first and its goal last', () => {
  const told = (chart: Chart, at: number, hidden: readonly string[] = []) =>
    chartOption(chart, { ...look, hidden: new Set(hidden) }).tooltip.formatter([{ dataIndex: at }])
  expect(told(reasons, 0)).toBe('Jam\nTime: 3 hours\nShare: 75 percent\nStops: 4 quantity')
  const scrapped = { ...days, series: [days.series[1]!, days.series[0]!, days.series[2]!] }
  expect(told(scrapped, 0)).toBe('2026-06-01\nGood: 90 quantity\nScrap: 10 quantity\nTarget: 100 quantity')
  expect(told(days, 1, ['target'])).toBe('2026-06-02\nGood: 80 quantity')
  expect(chartOption(days, look).tooltip.formatter([])).toBe('')
})

test('T-LOOK-30 the tooltip of a stack of many parts stops where nobody reads on', () => {
  const parts = Array.from({ length: 14 }, (_, at) => ({
    ...days.series[0]!,
    key: `${at}`,
    name: `P${at}`,
    values: [at, 1],
  }))
  const lines = chartOption({ ...days, series: parts }, look)
    .tooltip.formatter([{ dataIndex: 0 }])
    .split('\n')
  expect(lines).toHaveLength(12)
  expect(lines.slice(0, 2)).toEqual(['2026-06-01', 'P13: 13 quantity'])
  expect(lines.at(-1)).toBe('…')
})

const many = (count: number, inTime: boolean): Chart => ({
  kind: inTime ? 'line' : 'bars',
  form: 'percent',
  inTime,
  categories: Array.from({ length: count }, (_, at) => ({ key: `${at}`, name: `Waiting for ${at}` })),
  series: [{ key: 'a', name: 'A', colour: 'first', values: Array.from({ length: count }, (_, at) => at) }],
})

test.each([
  ['few', many(10, false), undefined],
  ['names that have room as they stand', many(30, false), undefined],
  ['more names than there is room for', many(90, false), { startValue: 0, endValue: 35 }],
  ['a month of days', many(31, true), undefined],
  ['a year of days, seen whole at first', many(365, true), { startValue: 0, endValue: 364 }],
])('T-LOOK-32 zoom of %s', (_, chart, window) => {
  const { dataZoom } = chartOption(chart, look)
  expect(dataZoom[0]).toEqual(window && { type: 'inside', ...window, zoomOnMouseWheel: 'ctrl', moveOnMouseMove: false })
  expect(dataZoom).toHaveLength(window ? 2 : 0)
})

test('T-LOOK-30 percent ends at 100 where it comes near, and a small share is not flattened', () => {
  const { yAxis } = chartOption(many(90, true), look)
  expect(yAxis[0]).toMatchObject({ min: 0, max: 100 })
  expect(chartOption(many(9, true), look).yAxis[0]?.max).toBeUndefined()
})

test('T-LOOK-34 the bars of a waterfall stand on what is not seen', () => {
  const fall: Chart = {
    kind: 'waterfall',
    form: 'hours',
    categories: [
      { key: 'a', name: 'All' },
      { key: 'b', name: 'Lost', colour: 'loss' },
    ],
    series: [{ key: 'time', name: 'Time', colour: 'first', values: [24, 6], from: [0, 18] }],
  }
  expect(chartOption(fall, look).series).toMatchObject([
    { silent: true, stack: 'all', itemStyle: { color: 'transparent' }, data: [{ value: 0 }, { value: 18 }] },
    { stack: 'all', data: [{ value: 24 }, { value: 6, itemStyle: { color: '#d92d20' } }] },
  ])
})

test('T-LOOK-30 values stand at the foot of the bars where a goal runs over their heads', () => {
  const goal = { key: 'goal', name: 'Goal', colour: 'second', as: 'goal', values: new Array(3).fill(2) } as const
  const chart = many(3, false)
  const withGoal = { ...chart, series: [...chart.series, goal] }
  expect(chartOption(chart, look).series[0]).toMatchObject({ label: { position: 'top', color: '#222222' } })
  expect(chartOption(withGoal, look).series[0]).toMatchObject({ label: { position: 'insideBottom', color: '#ffffff' } })
})

test('T-LOOK-84 a value that a bar is too narrow for is not written into it', () => {
  const whole = { key: 'all', name: 'All', colour: 'quiet', as: 'whole', values: new Array(3).fill(2) } as const
  const chart = { ...many(3, false), series: [...many(3, false).series, whole] }
  const shown = (value: string) => chartOption(chart, { ...look, value: () => value }).series[0]
  expect(shown('22 h 02')).toMatchObject({ label: { show: true, position: 'insideBottom' } })
  expect(shown('22 h 02 min')).toMatchObject({ label: { show: false } })
  // Above a bar there is the room of its category.
  expect(chartOption(many(3, false), { ...look, value: () => '22 h 02 min' }).series[0]).toMatchObject({
    label: { show: true, position: 'top' },
  })
})

test('T-LOOK-30 what there is of an hour among thousands is seen, and of nothing there is no edge', () => {
  const small = { ...reasons, series: [{ ...reasons.series[0]!, values: [3000, 0] }] }
  expect(chartOption(small, look).series[0]).toMatchObject({
    stack: undefined,
    barMinHeight: 3,
    data: [{}, { value: '-' }],
  })
  expect(chartOption(days, look).series[0]).toMatchObject({ barMinHeight: 0 })
})

test('T-LOOK-30 values stand on bars only where they have room', () => {
  const chart = many(30, false)
  expect(chartOption(chart, { ...look, width: 3000 }).series[0]).toMatchObject({ label: { show: true } })
  expect(chartOption(chart, look).series[0]).toMatchObject({ label: { show: false } })
})

test('T-LOOK-32 a slider below the chart leaves room for itself and shows at least five', () => {
  const { grid, dataZoom } = chartOption(many(90, false), look)
  expect(grid.bottom).toBeGreaterThan(28)
  expect(dataZoom[1]).toMatchObject({ type: 'slider', height: 28, minValueSpan: 4, fillerColor: '#0a5c7433' })
  expect(chartOption(days, look).grid.bottom).toBe(4)
})

test('T-LOOK-30 an axis of shares has steps of a quarter, one of anything else the library’s', () => {
  expect(chartOption(reasons, look).yAxis.map(({ interval }) => interval)).toEqual([undefined, 25])
})

test('T-LOOK-34 a category that is only told is not drawn, and the others keep their values', () => {
  const fall: Chart = {
    kind: 'waterfall',
    form: 'hours',
    categories: [
      { key: 'a', name: 'All', as: 'told' },
      { key: 'b', name: 'Lost' },
    ],
    series: [{ key: 'time', name: 'Time', colour: 'first', values: [24, 6], from: [0, 18] }],
  }
  const { xAxis, series, tooltip } = chartOption(fall, look)
  expect(xAxis.data).toEqual(['b'])
  expect(series).toMatchObject([{ data: [{ value: 18 }] }, { data: [{ value: 6 }] }])
  expect(tooltip.formatter([{ dataIndex: 0 }])).toBe('Lost\nTime: 6 hours')
})

test('T-LOOK-30 a chart of nothing but zeros and goals has nothing to show', () => {
  expect(isEmpty(days)).toBe(false)
  expect(isEmpty({ ...days, categories: [] })).toBe(true)
  expect(isEmpty({ ...days, series: [{ ...days.series[0]!, values: [0, null] }, days.series[2]!] })).toBe(true)
})

test('T-LOOK-30 values and labels are written by the plant’s own words', () => {
  const option = chartOption(days, look)
  expect(option.xAxis.axisLabel.formatter('2026-06-02', 1)).toBe('02')
  expect(option.yAxis[0]?.axisLabel.formatter(50)).toBe('50')
  const [bars] = chartOption(reasons, look).series
  expect(bars && 'label' in bars && bars.label.formatter({ dataIndex: 1 })).toBe('1 hours')
})

test('T-LOOK-62 bars of the period before are lighter and have no value on them, its line is thinner', () => {
  const before = { key: 'before', name: 'Before', colour: 'first', as: 'before', values: [70, 60] } as const
  const good = days.series[0]!
  const bars = chartOption({ ...days, kind: 'bars', series: [good, before] }, look).series
  expect(bars).toMatchObject([
    { id: 'good', label: { show: true }, data: [{ itemStyle: { opacity: 1 } }, {}] },
    { id: 'before', stack: undefined, label: { show: false }, data: [{ itemStyle: { opacity: 0.4 } }, {}] },
  ])
  const lines = chartOption({ ...days, kind: 'line', series: [good, before] }, look).series
  expect(lines).toMatchObject([
    { id: 'good', lineStyle: { width: 3 } },
    { id: 'before', lineStyle: { width: 2, type: 'solid' } },
  ])
})
