import { doneWithin, plannedFrom } from '@takt/domain/calendar/planned-ahead.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { lateOrders } from '@takt/domain/orders/late-orders.ts'
import { describe, expect, test } from 'vitest'
import { calendarsOf } from './calendars.ts'
import { examplePlants } from './example-plant.ts'
import { moments } from './moments.fixture.ts'
import type { Plant, PlantMachine, PlantOrder } from './plant.ts'

const HOUR = 3_600_000

describe.each(moments)('at $what', ({ now }) => {
  const plants = examplePlants(now)
  const [example] = plants as [Plant]
  const machineOf = (plant: Plant, { machine_id }: PlantOrder) =>
    plant.machines.find((machine) => machine.machine_id === machine_id) as PlantMachine
  const isAtWork = (plant: Plant, order: PlantOrder, moment: number) =>
    calendarsOf(plant)(machineOf(plant, order)).at(moment).shift !== UNPLANNED

  test('T-LOOK-100 orders are planned, begun and ended while people are at work', () => {
    for (const plant of plants) {
      for (const order of plant.orders) {
        const { card_no, planned_start_time, start_time, end_time } = order
        expect(isAtWork(plant, order, Date.parse(planned_start_time)), card_no).toBe(true)
        if (start_time) expect(isAtWork(plant, order, Date.parse(start_time)), card_no).toBe(true)
        // An order may be done with the last second of a shift.
        if (end_time) expect(isAtWork(plant, order, Date.parse(end_time) - 1000), card_no).toBe(true)
      }
    }
  })

  test('T-LOOK-100 a handful of orders is late; the others follow each other behind what runs', () => {
    const planned = example.orders.filter(({ status }) => status === 'planned')
    const asked = planned.map((order) => ({
      ...order,
      planned_start_time: Date.parse(order.planned_start_time),
      remaining_qty: order.planned_op_qty - order.good_qty,
      op_total_remaining_time_hours: null,
    }))
    const late = lateOrders(asked, now, example.company.time_zone)
    expect(late.length).toBe(6)
    expect(Math.max(...late.map((order) => now - order.planned_start_time))).toBeLessThan(12 * 24 * HOUR)
    for (const own of Map.groupBy(asked, ({ machine_id }) => machine_id).values()) {
      const starts = own.map((order) => order.planned_start_time)
      expect(starts).toEqual([...starts].sort((a, b) => a - b))
      expect(new Set(starts).size).toBe(starts.length)
    }
  })

  test('T-LOOK-100 what runs is between its beginning and its end, and most of it will keep its date', () => {
    const running = example.orders.filter(({ status }) => status === 'running')
    for (const { good_qty, planned_op_qty, card_no } of running) {
      expect(good_qty / planned_op_qty, card_no).toBeGreaterThan(0.05)
      expect(good_qty / planned_op_qty, card_no).toBeLessThan(0.85)
    }
    for (const together of Map.groupBy(running, ({ machine_id }) => machine_id).values()) {
      expect(new Set(together.map(({ start_time }) => start_time)).size).toBe(1)
      expect(new Set(together.map(({ planned_start_time }) => planned_start_time)).size).toBe(1)
    }
    const behind = running.filter((order) => tooLate(order, 1.1))
    expect(behind.length).toBeGreaterThan(0)
    expect(behind.length).toBeLessThanOrEqual(7)
  })

  test('T-LOOK-100 at a machine one order follows the other', () => {
    for (const plant of plants) {
      for (const own of Map.groupBy(plant.orders, ({ machine_id }) => machine_id).values()) {
        const begun = own.filter(({ start_time }) => start_time !== null)
        const spans = begun.map(
          (order) => [Date.parse(order.start_time ?? ''), Date.parse(order.end_time ?? '')] as const,
        )
        const ended = spans.filter(([, end]) => !Number.isNaN(end)).sort(([a], [b]) => a - b)
        const runs = spans.filter(([, end]) => Number.isNaN(end))
        const next = [...ended.slice(1), ...runs.slice(0, 1)]
        ended.forEach(([, end], index) => {
          if (next[index]) expect(end, own[0]?.machine_id).toBeLessThanOrEqual(next[index][0])
        })
      }
    }
  })

  function tooLate(order: PlantOrder, pace: number): boolean {
    const part = example.parts.find((one) => one.part_no === order.part_no && one.op_number === order.op_number)
    const beside = example.orders.filter((o) => o.status === 'running' && o.machine_id === order.machine_id).length
    const calendar = calendarsOf(example)(machineOf(example, order))
    const ms = (pieces: number) => pieces * (part?.planned_unit_time ?? 0) * beside * 1000
    const from = Date.parse(order.planned_start_time)
    const due = doneWithin(plannedFrom(calendar, from), from, ms(order.planned_op_qty))
    const done = doneWithin(plannedFrom(calendar, now), now, ms(order.planned_op_qty - order.good_qty) * pace)
    return (done ?? now) > (due ?? now)
  }
})
