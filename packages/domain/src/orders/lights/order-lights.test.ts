import { expect, test } from 'vitest'
import { defaultLimits } from './machine-limits.ts'
import { orderLights } from './order-lights.ts'

const order = {
  start_date: '2026-11-18',
  planned_qty: 1_000,
  run_time: 0,
  planned_total_time_seconds: 3_600,
  setup_time: 0,
  planned_setup_time: 1,
  setup_time_man: 0,
  planned_setup_time_man: 0,
  tak: null,
  scrap_percent: null,
}

test('T-PLANT-564 an order that has just begun is judged by what is known of it', () =>
  expect(orderLights(order, [], defaultLimits)).toEqual({
    oee: null,
    quantity: 1,
    time: 0,
    scrap: null,
    setup: 0,
    pallets: 0,
    materials: 0,
  }))

test('T-PLANT-564 an order that nobody has started goes neither well nor badly', () =>
  expect(new Set(Object.values(orderLights({ ...order, start_date: '' }, [], defaultLimits)))).toEqual(new Set([null])))
