import { expect, test } from 'vitest'
import type { StatisticsBar } from '../history/model/statistics.ts'
import { goodAndScrap, scrapLine, scrapPareto } from './scrap-charts.ts'

const words = {
  ...{ good: 'Good', scrap: 'Scrap', percent: 'Scrap (%)', share: 'Share', other: 'Other' },
  ...{ target: 'Target', average: 'Average', corrected: '{name}, corrected', noTool: 'No tool' },
}

function bar(change: Partial<StatisticsBar>): StatisticsBar {
  const row = { graph: 'time', unit: 'pcs', label: '', description: '', color: '', good: 0, scrap: 0 } as const
  return { ...row, good_per: null, scrap_per: null, qty: 0, ...change }
}

const days = [
  bar({ label: '2026-06-01', good: 90, scrap: 10, scrap_per: 10 }),
  bar({ label: '2026-06-02' }),
  bar({ label: '2026-06-03', good: 95, scrap: 5, scrap_per: 5 }),
]

test('T-LOOK-30 scrap day by day beside that of all of them; a day on which nothing was made has none', () => {
  const { kind, series } = scrapLine(days, words)
  expect(kind).toBe('line')
  expect(series.map(({ values, as }) => [as, values])).toEqual([
    [undefined, [10, null, 5]],
    ['whole', [7.5, 7.5, 7.5]],
  ])
})

test('T-LOOK-30 a time in which nothing was made has no points', () => {
  expect(scrapLine([bar({ label: '2026-06-02' })], words).categories).toEqual([])
  expect(goodAndScrap([bar({ label: '2026-06-02' })], words).categories).toEqual([])
})

test('T-LOOK-30 T-LOOK-31 good is not green, and the goal of a day stands over it where there is one', () => {
  const { series } = goodAndScrap(days, words, new Map([['2026-06-03', 120]]))
  expect(series.map(({ name, colour, as, values }) => [name, colour, as, values])).toEqual([
    ['Good', 'first', undefined, [90, 0, 95]],
    ['Scrap', 'loss', undefined, [10, 0, 5]],
    ['Target', 'second', 'goal', [null, null, 120]],
  ])
  expect(goodAndScrap(days, words).series).toHaveLength(2)
})

test('T-LOOK-150 a day before anything was heard has no bar and reads –; one on which nothing was made has 0', () => {
  const { series } = goodAndScrap([bar({ label: '2026-05-31', known: false }), ...days], words)
  expect(series.map(({ values }) => values)).toEqual([
    [null, 90, 0, 95],
    [null, 10, 0, 5],
  ])
})

test('T-LOOK-33 T-LOOK-116 scrap by reason in the colours of the reasons, by anything else in one', () => {
  const rows = [
    bar({ graph: 'reason', label: '10', description: 'Flash', color: '#d92d20', qty: 4 }),
    bar({ graph: 'reason', label: 'other', qty: 1 }),
    bar({ graph: 'reason', label: '20', description: 'Short shot', color: 'Automatic', qty: 2 }),
    bar({ graph: 'machine', label: 'M101', description: 'Press', color: '#d92d20', qty: 7 }),
    bar({ graph: 'tool', label: 'T1', qty: 7 }),
    bar({ graph: 'tool', label: '', qty: 2 }),
  ]
  expect(scrapPareto(rows, 'reason', words).categories).toEqual([
    { key: '10', name: 'Flash', colour: '#d92d20' },
    { key: '20', name: 'Short shot', colour: 'quiet' },
    { key: 'other', name: 'Other', colour: 'quiet' },
  ])
  expect(scrapPareto(rows, 'machine', words).categories).toEqual([{ key: 'M101', name: 'M101', colour: 'first' }])
  expect(scrapPareto(rows, 'tool', words).categories).toEqual([
    { key: 'T1', name: 'T1', colour: 'first' },
    { key: '', name: 'No tool', colour: 'quiet' },
  ])
})

test('T-LOOK-66 what was taken back in a time stands beside what was made, in words and never as a bar below nothing', () => {
  const hours = [
    bar({ label: '06', good: 50, scrap: -4 }),
    bar({ label: '07', good: -20 }),
    bar({ label: '08', good: 10, scrap: 2 }),
  ]
  const { series } = goodAndScrap(hours, words)
  expect(series.map(({ name, as, values }) => [name, as, values])).toEqual([
    ['Good', undefined, [50, null, 10]],
    ['Good, corrected', 'told', [null, -20, null]],
    ['Scrap', undefined, [null, 0, 2]],
    ['Scrap, corrected', 'told', [-4, null, null]],
  ])
  // A day on which was only taken back is one on which something happened.
  expect(goodAndScrap([bar({ label: '2026-06-01', good: -20 })], words).categories).toHaveLength(1)
})
