import { expect, test } from 'vitest'
import { classified } from './failure-sums.ts'
import { stopRecords } from './stop-records.ts'

const stop = (stop_reason: string, total_stops: number, tot_stop_time_sec: number) => ({
  machine_id: 'M1',
  stop_reason,
  tot_run_time: 0,
  tot_stop_time_sec,
  total_stops,
  week_number: '202624',
  trans_date: '2026-06-10',
  group_id: 'REP',
})
const code = (stop_code: string) => ({
  stop_code,
  stop_description: `Stop ${stop_code}`,
  group_id: 'REP',
  include_in_mtbf: 1 as const,
  include_in_mdt: 0 as const,
  setup_time: 0 as const,
})
const groups = { repairGroups: ['REP'], waitGroups: [] }
const codes = [code('9'), code('10')]
const stops = classified(
  [stop('10', 1, 900), stop('9', 5, 300), stop('10', 1, 100), stop('99', 1, 1000)],
  codes,
  groups,
)

test('D-ENTITY-95 a stop record has code, description, number and time, summed over the period', () => {
  expect(stopRecords(stops, codes, { category: 'failure' })).toEqual([
    { stop_code: '10', stop_description: 'Stop 10', total_stops: 2, stoptime: 1000 },
    { stop_code: '9', stop_description: 'Stop 9', total_stops: 5, stoptime: 300 },
  ])
})

test.each([
  ['by time unless told otherwise, ties by code', undefined, ['10', '99', '9']],
  ['by time', 'stoptime', ['10', '99', '9']],
  ['by number', 'total_stops', ['9', '10', '99']],
] as const)('stops are sorted %s', (_what, sort, order) => {
  expect(stopRecords(stops, codes, { category: 'repair', sort }).map(({ stop_code }) => stop_code)).toEqual(order)
})

test('D-STAT-10 a table has at most 12 stops, the largest', () => {
  const many = classified(
    Array.from({ length: 15 }, (_, at) => stop(String(at + 1), 1, at + 1)),
    [],
    groups,
  )
  const records = stopRecords(many, [], { category: 'repair' })
  expect(records).toHaveLength(12)
  expect(records.at(-1)).toMatchObject({ stop_code: '4', stop_description: '4' })
})

test('a category without stops has an empty table', () => {
  expect(stopRecords(stops, codes, { category: 'wait' })).toEqual([])
})
