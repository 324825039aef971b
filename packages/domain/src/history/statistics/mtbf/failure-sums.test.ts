import { expect, test } from 'vitest'
import { classified, failureSums } from './failure-sums.ts'
import type { HistoryRow } from './history-row.ts'

const row = (change: Partial<HistoryRow>): HistoryRow => ({
  machine_id: 'M1',
  stop_reason: '',
  tot_run_time: 0,
  tot_stop_time_sec: 0,
  total_stops: 0,
  week_number: '202624',
  trans_date: '2026-06-10',
  group_id: '',
  ...change,
})
const codes = [
  {
    stop_code: '10',
    stop_description: 'Broken belt',
    group_id: 'REP',
    include_in_mtbf: 1,
    include_in_mdt: 1,
    setup_time: 0,
  },
] as const
const sums = (...rows: HistoryRow[]) =>
  failureSums(classified(rows, codes, { repairGroups: ['REP'], waitGroups: ['WAIT'] }))

test('D-ENTITY-88-X run time is tot_run_time × 60, stop time tot_stop_time_sec', () => {
  const found = sums(
    row({ tot_run_time: 420 }),
    row({ stop_reason: '10', tot_stop_time: 99, tot_stop_time_sec: 754, total_stops: 3 }),
  )
  expect(found).toMatchObject({ run_seconds: 25_200, failure: { stops: 3, seconds: 754 } })
})

test('D-ENTITY-88-X run time repeated on stop rows is not counted again', () => {
  const stop = row({ stop_reason: '10', tot_run_time: 420, tot_stop_time_sec: 60, total_stops: 1 })
  expect(sums(row({ tot_run_time: 420 }), stop, stop).run_seconds).toBe(25_200)
})

test('D-STAT-11 D-STAT-12-X each category has its stops and seconds, one stop may count in several', () => {
  const found = sums(
    row({ stop_reason: '10', group_id: 'REP', tot_stop_time_sec: 600, total_stops: 2 }),
    row({ stop_reason: '20', group_id: 'WAIT', tot_stop_time_sec: 90, total_stops: 1 }),
    row({ stop_reason: '-', tot_stop_time_sec: 5000, total_stops: 9 }),
  )
  const both = { stops: 2, seconds: 600 }
  expect(found).toEqual({
    run_seconds: 0,
    failure: both,
    repair: both,
    wait: { stops: 1, seconds: 90 },
    downtime: both,
  })
})

test('T-PLANT-254 failures and the run time they are measured by are of planned time', () => {
  const stop = row({ stop_reason: '10', tot_stop_time_sec: 60, total_stops: 1 })
  const found = sums(row({ tot_run_time: 420, shift: 1 }), row({ tot_run_time: 60, shift: 0 }), { ...stop, shift: 2 })
  expect(found).toMatchObject({ run_seconds: 25_200, failure: { stops: 1 } })
  expect(sums({ ...stop, shift: 0 }).failure.stops).toBe(0)
})
