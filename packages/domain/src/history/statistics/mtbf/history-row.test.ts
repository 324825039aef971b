import { expect, test } from 'vitest'
import { HistoryRow } from './history-row.ts'

const row = {
  machine_id: 'M1',
  stop_reason: '10',
  tot_run_time: 0,
  tot_stop_time: 5,
  tot_stop_time_sec: 300,
  total_stops: 2,
  week_number: '202624',
  trans_date: '2026-06-10',
  group_id: 'MECH',
}

test('D-ENTITY-87 a history row carries these fields', () => {
  expect(HistoryRow.parse({ ...row, company_id: 1 })).toEqual(row)
})

test.each(['machine_id', 'stop_reason', 'tot_run_time', 'tot_stop_time_sec', 'total_stops', 'trans_date', 'group_id'])(
  'D-ENTITY-87 a row without %s is refused',
  (field) => {
    expect(HistoryRow.safeParse({ ...row, [field]: undefined }).success).toBe(false)
  },
)

test.each([
  ['week_number as text YYYYWW', { week_number: '202653' }, true],
  ['no week_number', { week_number: '' }, true],
  ['a week without its year', { week_number: '24' }, false],
  ['a week as a number', { week_number: 202_624 }, false],
  ['a date of another order', { trans_date: '10/06/2026' }, false],
  ['a date that does not exist', { trans_date: '2026-02-30' }, false],
])('D-ENTITY-88-X %s is accepted: %s', (_what, change, accepted) => {
  expect(HistoryRow.safeParse({ ...row, ...change }).success).toBe(accepted)
})
