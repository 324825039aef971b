import { expect, test } from 'vitest'
import { mtbfReport } from '../history/statistics/mtbf/mtbf-report.ts'
import { mtbfOptions, mtbfShowWhen, periodsOf, reportOptions, shownFigures } from './mtbf-options.ts'
import { leafOptions } from './options.ts'
import { readConfig } from './read-config.ts'

const config = (stored: object) =>
  readConfig({ options: mtbfOptions, showWhen: mtbfShowWhen }, stored as Record<string, unknown>)
const choices = (name: string) => {
  const option = leafOptions(mtbfOptions).find(({ key }) => key === name)?.option
  return option !== undefined && 'choices' in option ? option.choices : []
}

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

test('D-CONFIG-89-X stops are sorted by time or number, the largest first, ties by code; 12 periods, 4 in the table', () => {
  for (const sort of ['failureSort', 'repairSort', 'waitSort']) {
    expect(choices(sort)).toEqual(['stoptime', 'total_stops'])
    expect(config({})).toMatchObject({ [sort]: 'stoptime' })
  }
  expect(choices('period')).toEqual(['week_number', 'trans_date'])
  expect(config({})).toMatchObject({ period: 'week_number', amountOfPeriods: 12, amountOfPeriodsTable: 4 })
  expect(periodsOf(config({}))).toMatchObject({ period: 'week_number', amountOfPeriods: 12 })
  const rows = [stop('9', 5, 300), stop('20', 1, 900), stop('10', 1, 900)]
  const repairs = (stored: object) =>
    mtbfReport(rows, [], { ...reportOptions(config({ repairGroups: ['REP'], ...stored })), today: '2026-06-10' })
      .stops.repair.map(({ stop_code }) => stop_code)
      .join()
  expect(repairs({})).toBe('10,20,9')
  expect(repairs({ repairSort: 'total_stops' })).toBe('9,10,20')
  expect(repairs({ failureSort: 'total_stops' })).toBe('10,20,9')
})

test.each([
  ['all three', {}, ['mtbf', 'mttr', 'mwttr']],
  ['two', { showMTTR: false }, ['mtbf', 'mwttr']],
  ['none without graphs', { showGraphs: false }, []],
])('the graphs: %s', (_what, stored, figures) => {
  expect(shownFigures(config(stored)).map(({ figure }) => figure)).toEqual(figures)
})

test('each graph has its own limit, and the groups are codes, each once', () => {
  const limits = shownFigures(config({ greenLimitMTBF: 20, greenLimitMTTR: 1, greenLimitMWTTR: -3 }))
  expect(limits.map(({ greenLimit }) => greenLimit)).toEqual([20, 1, 0])
  expect(config({ waitGroups: ['STA', '', 'STA', 7] }).waitGroups).toEqual(['STA'])
})
