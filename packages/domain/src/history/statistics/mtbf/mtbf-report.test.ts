import { expect, test } from 'vitest'
import { hoursAndMinutes } from '../../../ground/statistics/mtbf/hours-and-minutes.ts'
import type { HistoryRow } from './history-row.ts'
import { mtbfReport, tablePeriods } from './mtbf-report.ts'

const row = (trans_date: string, week_number: string, change: Partial<HistoryRow>): HistoryRow => ({
  machine_id: 'M1',
  stop_reason: '',
  tot_run_time: 0,
  tot_stop_time_sec: 0,
  total_stops: 0,
  week_number,
  trans_date,
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
const belt = (total_stops: number, tot_stop_time_sec: number) => ({
  stop_reason: '10',
  group_id: 'REP',
  total_stops,
  tot_stop_time_sec,
})
const wait = { stop_reason: '20', group_id: 'WAIT', total_stops: 1, tot_stop_time_sec: 1200 }

const rows = [
  row('2026-05-28', '202622', { tot_run_time: 600 }),
  row('2026-05-28', '202622', belt(1, 3600)),
  row('2026-06-09', '202624', { tot_run_time: 1200 }),
  row('2026-06-10', '202624', { tot_run_time: 600, machine_id: 'M2' }),
  row('2026-06-10', '202624', belt(2, 1800)),
  row('2026-06-10', '202624', wait),
  // Before the window.
  row('2026-05-20', '202621', { tot_run_time: 99_999 }),
]
const options = {
  period: 'week_number',
  amountOfPeriods: 3,
  repairGroups: ['REP'],
  waitGroups: ['WAIT'],
  today: '2026-06-10',
} as const
const report = mtbfReport(rows, codes, options)

test('D-ENTITY-94 every period row has the mean times in seconds, minutes and hours, and its label', () => {
  expect(report.periods[2]).toEqual({
    key: '202624',
    w: '24',
    year: null,
    current: true,
    // 1800 min run, 2 failures.
    mtbf_s: 36_000,
    mtbf_m: 600,
    mtbf_h: 10,
    mttr_s: 900,
    mttr_m: 15,
    mttr_h: 0.25,
    mwttr_s: 600,
    mwttr_m: 10,
    mwttr_h: 0.17,
  })
})

test('D-STAT-28-X a period without history is there, as a gap; the unfinished one is there and marked', () => {
  expect(report.periods.map(({ w, mtbf_s, mttr_s, current }) => [w, mtbf_s, mttr_s, current])).toEqual([
    ['22', 18_000, 3600, false],
    ['23', null, null, false],
    ['24', 36_000, 900, true],
  ])
})

test('D-ENTITY-96 the totals are those of the shown periods', () => {
  expect(report.totals).toMatchObject({
    runTotal: 2400 * 60,
    failureTotal: 5400,
    repairTotal: 5400,
    waitTotal: 1200,
    downtimeTotal: 5400,
  })
})

test('D-STAT-17 D-STAT-18-X totals use the same formulas over summed times and counts, as hours and minutes', () => {
  const { mtbf, mttr, mwttr } = report.totals
  // 2400 min over 3 failures + 1; the mean of the periods would be 7 h 30 min.
  expect([mtbf, mttr, mwttr].map((seconds) => hoursAndMinutes(seconds))).toEqual([
    '10 h 00 min',
    '0 h 30 min',
    '0 h 07 min',
  ])
})

test('D-ENTITY-95 each category has its stops', () => {
  expect(report.stops.failure).toEqual([
    { stop_code: '10', stop_description: 'Broken belt', total_stops: 3, stoptime: 5400 },
  ])
  expect(report.stops.wait.map(({ stop_code }) => stop_code)).toEqual(['20'])
})

test('without any history every period is a gap and the totals say nothing', () => {
  const empty = mtbfReport([], codes, options)
  expect(empty.periods.map(({ mtbf_h }) => mtbf_h)).toEqual([null, null, null])
  expect(empty.totals).toMatchObject({ runTotal: 0, mttr: null })
})

test('D-STAT-23 the table has the latest periods newest first, 4 unless told otherwise', () => {
  expect(tablePeriods(report.periods, 2).map(({ w }) => w)).toEqual(['24', '23'])
  expect(tablePeriods([1, 2, 3, 4, 5])).toEqual([5, 4, 3, 2])
  expect(tablePeriods([1, 2], 12)).toEqual([2, 1])
  expect(tablePeriods([1, 2], 0)).toEqual([])
})
