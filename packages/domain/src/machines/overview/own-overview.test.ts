import { expect, test } from 'vitest'
import {
  columnsTemplate,
  columnWords,
  DEFAULT_OVERVIEW_INTERVAL,
  foundRows,
  OVERVIEW_INTERVALS,
  overviewNo,
  readOverviewValues,
  valuesTemplate,
} from './own-overview.ts'

test('columns and values are stored under names made of the record_no', () =>
  expect([columnsTemplate(17), valuesTemplate(17)]).toEqual(['web_own_overview_17', 'web_own_overview_17_baseconfig']))

test('D-LIMIT-10 the intervals to choose from, 180 s unless somebody chose, never below 10 s', () => {
  expect(OVERVIEW_INTERVALS).toEqual([10, 20, 60, 120, 180, 300, 600, 900])
  expect(DEFAULT_OVERVIEW_INTERVAL).toBe(180)
  const of = (seconds: unknown) => readOverviewValues({ seconds }).seconds
  expect([of(undefined), of('soon'), of(Number.NaN), of(3), of(0), of(20), of(900)]).toEqual([
    180, 180, 180, 10, 10, 20, 900,
  ])
})

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['9999999999', null],
  ['stops', null],
  ['', null],
])('%s in an address is the overview %s', (written, no) => expect(overviewNo(written)).toBe(no))

test('one’s own values count over everybody’s, and what is no value is left out', () => {
  const all = { parameters: { zone: 'A1', machinelist: 'M101' }, seconds: 60 }
  const own = { parameters: { zone: 'B2', wrong: 7 } }
  expect(readOverviewValues(all, own)).toEqual({ parameters: { zone: 'B2', machinelist: 'M101' }, seconds: 60 })
  for (const nothing of [undefined, null, 'x', { parameters: 'x' }, { parameters: null }]) {
    expect(readOverviewValues(nothing)).toEqual({ parameters: {}, seconds: 180 })
  }
})

test.each([
  ['stop_minutes', 'Stop minutes'],
  ['pieces', 'Pieces'],
  ['OEE', 'OEE'],
  ['_', '_'],
])('the column %s is headed %s', (name, words) => expect(columnWords(name)).toBe(words))

test('a search looks for every word in what is shown', () => {
  const rows = [
    { machine: 'M101', reason: 'Tool change' },
    { machine: 'M102', reason: 'No material' },
  ]
  const machine = (row: (typeof rows)[number]) => row.machine
  const reason = (row: (typeof rows)[number]) => row.reason
  const found = (typed: string, shown = [machine, reason]) => foundRows(rows, typed, shown).map(machine)
  expect(found(' ')).toEqual(['M101', 'M102'])
  expect(found('m10')).toEqual(['M101', 'M102'])
  expect(found(' material m102 ')).toEqual(['M102'])
  expect(found('tool m102')).toEqual([])
  expect(found('tool', [machine])).toEqual([])
})
