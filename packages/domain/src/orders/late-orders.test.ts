import { expect, test } from 'vitest'
import { lateHours, lateOrders } from './late-orders.ts'

const at = (time: string) => Date.parse(time)
const order = (planned: string | null, cancelled: 0 | 1 = 0, remaining_qty = 1) => ({
  planned_start_time: planned === null ? null : at(planned),
  cancelled,
  remaining_qty,
  op_total_remaining_time_hours: 1,
})
const isLate = (planned: string | null, now: string, zone = 'Europe/Stockholm') =>
  lateOrders([order(planned)], at(now), zone).length === 1

test.each([
  ['yesterday', '2026-06-09T10:00:00Z', true],
  ['a millisecond before midnight', '2026-06-09T21:59:59.999Z', true],
  ['midnight', '2026-06-09T22:00:00Z', false],
  ['earlier today', '2026-06-10T05:00:00Z', false],
  ['later today', '2026-06-10T18:00:00Z', false],
  ['tomorrow', '2026-06-11T10:00:00Z', false],
])('T-STAT-01 planned for %s', (_what, planned, late) => {
  expect(isLate(planned, '2026-06-10T12:00:00Z')).toBe(late)
})

test.each([
  ['another zone has another midnight', '2026-06-09T23:00:00Z', '2026-06-10T12:00:00Z', 'America/New_York', true],
  ['the short day starts at its midnight', '2026-03-28T22:59:59Z', '2026-03-29T20:00:00Z', 'Europe/Stockholm', true],
  ['and not 24 h before its end', '2026-03-28T23:00:00Z', '2026-03-29T21:00:00Z', 'Europe/Stockholm', false],
  ['the long day starts at its midnight', '2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z', 'Europe/Stockholm', false],
  ['New Year in the plant', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', 'Europe/Stockholm', true],
])('T-STAT-01-X midnight is the plant’s: %s', (_what, planned, now, zone, late) => {
  expect(isLate(planned, now, zone)).toBe(late)
})

test('T-STAT-01-X a cancelled order is not counted, nor one without a planned start', () => {
  const now = at('2026-06-10T12:00:00Z')
  expect(lateOrders([order('2026-06-01T10:00:00Z', 1), order(null)], now, 'Europe/Stockholm')).toEqual([])
})

test('T-LOOK-114 of what nothing is left to make nothing is late', () => {
  const now = at('2026-06-10T12:00:00Z')
  expect(lateOrders([order('2026-06-01T10:00:00Z', 0, 0)], now, 'Europe/Stockholm')).toEqual([])
})

test.each([
  ['summed', [1.25, 2.5], 3.75],
  ['a missing value is 0', [1.5, null], 1.5],
  ['no late order', [], 0],
])('T-STAT-02-X late hours: %s', (_what, hours, total) => {
  const late = hours.map((op_total_remaining_time_hours) => ({ op_total_remaining_time_hours }))
  expect(lateHours(late)).toBe(total)
})
