import { expect, test } from 'vitest'
import { hoursPerDay, pressResource } from './resource-hours.ts'

const order = (planned_start_time: string, hours: number, resources: string[]) => ({
  planned_start_time,
  op_total_remaining_time_hours: hours,
  resources,
})

test('T-PLANT-91 hours of a resource are summed by the day of the plant, and those of others are left out', () => {
  const orders = [
    order('2026-11-16T22:59:00Z', 1.25, ['R1']),
    order('2026-11-16T23:00:00Z', 2, ['R1', 'R2']),
    order('2026-11-16T08:00:00Z', 0.1, ['R1']),
    order('2026-11-16T08:00:00Z', 9, ['R2']),
  ]
  expect(hoursPerDay(orders, 'R1', 'Europe/Stockholm')).toEqual([
    { day: '2026-11-16', hours: 1.35 },
    { day: '2026-11-17', hours: 2 },
  ])
})

test('T-PLANT-91 a press takes on what is missing, and gives everything back when nothing is', () => {
  const [with1, without] = [order('2026-11-16T08:00:00Z', 1, ['R1']), order('2026-11-16T09:00:00Z', 1, [])]
  expect(pressResource([with1, without], 'R1')).toEqual({ operation_type: 'insert', orders: [without] })
  expect(pressResource([with1], 'R1')).toEqual({ operation_type: 'delete', orders: [with1] })
})
