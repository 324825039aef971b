import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { isFaulty, readRecord } from '@takt/domain/import/read-record.ts'
import { expect, test } from 'vitest'
import { type InPlan, LEAST_PLANNED, nextOrder } from './next-orders.ts'

const now = Date.parse('2026-12-01T08:00:00.000Z')
const working = (moment: number) => moment
const planned = (card_no: string, change: Partial<InPlan> = {}): InPlan => ({
  card_no,
  part_no: `P-${card_no}`,
  op_number: '10',
  planned_op_qty: 500,
  planned_start_time: '2026-12-02T06:00:00.000Z',
  op_total_remaining_time_hours: 10,
  cancelled: 0,
  ...change,
})

test('T-PLANT-345 a plan that runs short gets its first order once more, behind all others', () => {
  const later = planned('2', { planned_start_time: '2026-12-03T06:00:00.000Z', op_total_remaining_time_hours: 4.5 })
  const order = nextOrder('M101', { planned: [planned('1'), later], now, working })
  expect(order).toMatchObject({ machine_id: 'M101', part_no: 'P-1', op_number: '10', planned_op_qty: 500 })
  expect(order?.planned_start_time).toBe('2026-12-03T10:30:00.000Z')
})

test('T-PLANT-345 what should have been made already does not put the next order into the past', () => {
  const late = planned('1', { planned_start_time: '2026-11-01T06:00:00.000Z' })
  expect(nextOrder('M101', { planned: [late], now, working })?.planned_start_time).toBe('2026-12-01T08:00:00.000Z')
})

test.each([
  ['a plan that is long enough', Array.from({ length: LEAST_PLANNED }, (_, at) => planned(String(at)))],
  ['a machine for which nothing was ever planned', []],
  ['a plan of cancelled orders', [planned('1', { cancelled: 1 })]],
])('T-PLANT-345 %s gets nothing', (_what, plan) => {
  expect(nextOrder('M101', { planned: plan, now, working })).toBeNull()
})

test('T-PLANT-345 the order can be brought in, under a number of its own each second', () => {
  const order = nextOrder('M101', { planned: [planned('1')], now, working })
  expect(isFaulty(readRecord(importDefinitions.orders, order))).toBe(false)
  expect(nextOrder('M101', { planned: [planned('1')], now: now + 1000, working })?.card_no).not.toBe(order?.card_no)
})

test('T-LOOK-100 the next order is planned for the hours in which its machine works', () => {
  const monday = Date.parse('2026-12-07T06:00:00.000Z')
  const order = nextOrder('M101', { planned: [planned('1')], now, working: () => monday })
  expect(order?.planned_start_time).toBe('2026-12-07T06:00:00.000Z')
})
