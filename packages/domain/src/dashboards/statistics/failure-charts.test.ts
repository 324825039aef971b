import { expect, test } from 'vitest'
import { addDays } from '../../ground/dates.ts'
import type { ReportStopCode } from '../../history/statistics/mtbf/history-row.ts'
import { failuresByMachine, failuresInTime, failuresOf } from './failure-charts.ts'
import type { StopFigure } from './task-graph.ts'

const HOUR = 3600
const code = (stop_code: string, change: Partial<ReportStopCode> = {}): ReportStopCode => ({
  ...{ stop_code, stop_description: stop_code, group_id: 'G' },
  ...{ include_in_mtbf: 0, include_in_mdt: 0, setup_time: 0, ...change },
})
/** A fault counts in both, a change of tool would if it were no setup, a break in none. */
const codes = [
  code('fault', { include_in_mtbf: 1, include_in_mdt: 1 }),
  code('change', { include_in_mtbf: 1, include_in_mdt: 1, setup_time: 1 }),
  code('break'),
]
const words = { between: 'MTBF', down: 'MDT', failures: 'Failures', together: 'Together' }
const figure = (stop_reason: string, hours: number, on: Partial<StopFigure> = {}): StopFigure => ({
  ...{ machine_id: '', day: '2026-11-16', stop_reason, stop_description: '', stop_reason_color: '', setup_time: 0 },
  ...{ group_id: '', group_description: '', group_color: '', seconds: hours * HOUR, stops: stop_reason === '' ? 0 : 1 },
  ...on,
})
const told = ({ series }: { readonly series: readonly { key: string; values: readonly unknown[] }[] }) =>
  Object.fromEntries(series.map(({ key, values }) => [key, values]))

const two = [
  figure('', 9),
  figure('fault', 2, { stops: 2 }),
  figure('change', 1),
  figure('break', 1),
  figure('-', 1),
  figure('', 12, { day: '2026-11-17' }),
]

test('T-LOOK-84 between failures lies the run time by failures and the stretch after the last; all together is of the sums', () => {
  const { by, between, down } = failuresInTime(two, codes, words)
  expect(by).toBe('day')
  expect(between.categories.map(({ key }) => key)).toEqual(['2026-11-16', '2026-11-17'])
  // 21 hours and two failures are no mean of 3 and 12.
  expect(told(between)).toEqual({ between: [3, 12], failures: [2, 0], together: [7, 7] })
  expect(told(down)).toEqual({ down: [1, null], together: [1, 1] })
})

test('T-LOOK-84 more than a month is told by the week', () => {
  const days = Array.from({ length: 35 }, (_, at) => figure('', 10, { day: addDays('2026-09-28', at) }))
  const { by, between } = failuresInTime(days, codes, words)
  expect(by).toBe('week')
  expect(between.categories.map(({ key }) => key)).toEqual(['202640', '202641', '202642', '202643', '202644'])
  expect(told(between).between).toEqual([70, 70, 70, 70, 70])
})

test('T-LOOK-84 where nothing ran nothing is known, and nobody failed', () => {
  const { between, down } = failuresInTime([figure('break', 1)], codes, words)
  expect(told(between)).toEqual({ between: [null], failures: [0] })
  expect(told(down)).toEqual({ down: [null] })
})

test('T-LOOK-84 the machine that fails most often stands first', () => {
  const of = (machine_id: string, run: number, stops: number) => [
    figure('', run, { machine_id }),
    ...(stops === 0 ? [] : [figure('fault', 1, { machine_id, stops })]),
  ]
  const chart = failuresByMachine(
    [...of('M1', 10, 0), ...of('M2', 10, 4), figure('break', 1, { machine_id: 'M3' })],
    codes,
    words,
  )
  expect(chart.categories.map(({ key }) => key)).toEqual(['M2', 'M1'])
  expect(told(chart)).toEqual({ between: [2, 10], failures: [4, 0] })
})

test('T-LOOK-84 failures are what counts for MTBF: no setup, nothing uncoded', () => {
  expect(failuresOf(two, codes).map(({ stop_reason }) => stop_reason)).toEqual(['fault'])
})
