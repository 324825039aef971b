import { expect, test } from 'vitest'
import { figurePeriods } from '../../ground/overview/figure-period.ts'
import { orderProgress } from './order-summary.ts'

const now = Date.parse('2026-06-10T10:00:00Z')
const order = { planned_op_qty: 1000, card_good_qty: 400, planned_unit_time: 6, capacity_factor: 1 }

test.each([
  ['under way', {}, 600, 40, '11:00'],
  ['twice as fast', { capacity_factor: 2 }, 600, 40, '10:30'],
  ['done', { card_good_qty: 1000 }, 0, 100, '10:00'],
  ['overproduced', { card_good_qty: 1200 }, 0, 100, '10:00'],
  ['without a planned time', { planned_unit_time: 0 }, 600, 40, null],
  ['without a planned quantity', { planned_op_qty: 0 }, 0, 0, '10:00'],
] as const)('D-WIDGET-28-X an order %s', (_, change, remaining, percent, end) => {
  const progress = orderProgress({ ...order, ...change }, now)
  expect([progress.remaining, progress.percent]).toEqual([remaining, percent])
  expect(progress.plannedEnd === null ? null : new Date(progress.plannedEnd).toISOString().slice(11, 16)).toBe(end)
})

test('D-LIMIT-38 its periods are shift, 24h, today and calendar', () => {
  expect([...figurePeriods].sort()).toEqual(['24h', 'calendar', 'shift', 'today'])
})
