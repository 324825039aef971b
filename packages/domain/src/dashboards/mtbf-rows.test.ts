import { expect, test } from 'vitest'
import { mtbfColumns, readMtbfQuery } from './mtbf-rows.ts'

const row = {
  machine_id: 'M1',
  stop_reason: '10',
  tot_run_time: 0,
  tot_stop_time_sec: 300,
  total_stops: 2,
  week_number: '202624',
  trans_date: '2026-06-10',
  group_id: 'TEC',
}
const answer = (rows: readonly object[], names: readonly string[] = mtbfColumns) => ({
  columns: names.map((name) => ({ name, type: 'text' })),
  rows,
})

test('rows of a query are those of the report; what it answers beside them is left out', () => {
  expect(readMtbfQuery(answer([{ ...row, zone: 'A1' }], [...mtbfColumns, 'zone']))).toEqual({ rows: [row] })
  expect(readMtbfQuery(answer([]))).toEqual({ rows: [] })
})

test.each(mtbfColumns)('D-ENTITY-87 a query without %s is told so, also while it has no rows', (name) => {
  const others = mtbfColumns.filter((column) => column !== name)
  expect(readMtbfQuery(answer([], others))).toEqual({ fault: name })
})

test.each([
  ['a number as text', { total_stops: 'two' }, 'total_stops'],
  ['a date that is none', { trans_date: 'today' }, 'trans_date'],
  ['a week without its year', { week_number: '24' }, 'week_number'],
  ['NULL', { group_id: null }, 'group_id'],
])('D-ENTITY-88-X %s is told by its column', (_what, change, fault) => {
  expect(readMtbfQuery(answer([row, { ...row, ...change }]))).toEqual({ fault })
})

test('no answer at all is no history', () => {
  expect(readMtbfQuery(undefined)).toEqual({ fault: 'machine_id' })
})
