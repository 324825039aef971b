import { expect, test } from 'vitest'
import { lossChart } from './loss-chart.ts'
import { lossTree, noLossSums } from './loss-tree.ts'

const HOUR = 3_600_000
const words = { duration: 'Duration', ofPlanned: 'Of planned', nameOf: ({ name }: { name: string }) => name }

test('T-LOOK-34 losses hang where the step before them ends, in hours, with their share of planned time', () => {
  const tree = lossTree({
    ...noLossSums,
    calendar_ms: 24 * HOUR,
    run_ms: 6 * HOUR,
    stops: { ...noLossSums.stops, breakdown: HOUR, uncoded: HOUR },
  })
  const { kind, categories, series } = lossChart(tree, words)
  expect(kind).toBe('waterfall')
  const at = (name: string) => categories.findIndex((one) => one.name === name)
  const told = (name: string) => [series[0]?.from?.[at(name)], series[0]?.values[at(name)], series[1]?.values[at(name)]]
  expect(told('calendar')).toEqual([0, 24, null])
  expect(told('unused')).toEqual([8, 16, null])
  expect(told('breakdown')).toEqual([7, 1, 12.5])
  expect(told('uncoded')).toEqual([6, 1, 12.5])
  expect(told('running')).toEqual([0, 6, 75])
  expect(categories.filter(({ as }) => as === 'told').map(({ name }) => name)).toEqual(['calendar', 'unused'])
})

test('T-LOOK-34 where nothing was planned all that there is is drawn', () => {
  const { categories } = lossChart(lossTree({ ...noLossSums, calendar_ms: 24 * HOUR }), words)
  expect(categories.filter(({ as }) => as === 'told')).toEqual([])
})

test('T-LOOK-34 green is running and orange what nobody gave a reason, and no other step or loss', () => {
  const stops = { planned: HOUR, setup: HOUR, breakdown: HOUR, waiting: HOUR, uncoded: HOUR, micro: HOUR }
  const tree = lossTree({ ...noLossSums, calendar_ms: 24 * HOUR, unplanned_ms: HOUR, run_ms: 6 * HOUR, stops })
  const colours = new Map(lossChart(tree, words).categories.map(({ name, colour }) => [name, colour]))
  expect([...colours].filter(([, colour]) => colour === 'running')).toEqual([['running', 'running']])
  expect([...colours].filter(([, colour]) => colour === 'uncoded')).toEqual([['uncoded', 'uncoded']])
  expect(['unused', 'unplanned', 'setup', 'micro', 'breakdown'].map((name) => colours.get(name))).toEqual([
    'faint',
    'faint',
    'setup',
    'micro',
    'loss',
  ])
})
