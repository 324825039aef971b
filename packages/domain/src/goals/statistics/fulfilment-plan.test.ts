import { expect, test } from 'vitest'
import { type DayOfFigures, lossesOf, type MachineGoal, plannedQuantity } from './fulfilment-plan.ts'

const goal = (production_type: MachineGoal['production_type'], target: number, change: Partial<MachineGoal> = {}) => ({
  machine_id: 'M1',
  production_type,
  shift: 0,
  target_good_qty: target,
  valid_from: '2026-01-01',
  valid_to: null,
  ...change,
})
const week = {
  machine_id: 'M1',
  days: [
    { day: '2026-06-08', shifts: [1, 2] },
    { day: '2026-06-09', shifts: [1, 2, 3] },
    { day: '2026-06-13', shifts: [] },
  ],
}

test.each([
  ['its own goal', [goal('shift', 100, { shift: 1 }), goal('shift', 80), goal('day', 900)], '2026-06-08', 1, 100],
  ['the goal of every shift', [goal('shift', 100, { shift: 1 }), goal('shift', 80)], '2026-06-08', 2, 80],
  ['its share of the day', [goal('day', 900), goal('week', 5000)], '2026-06-09', 3, 300],
  ['its share of the week', [goal('week', 5000)], '2026-06-08', 1, 1000],
  ['the later of two', [goal('shift', 80), goal('shift', 90, { valid_from: '2026-06-01' })], '2026-06-08', 1, 90],
  ['none that is over', [goal('shift', 80, { valid_to: '2026-06-07' })], '2026-06-08', 1, 0],
  ['none of another machine', [goal('shift', 80, { machine_id: 'M2' })], '2026-06-08', 1, 0],
  ['nothing on a free day', [goal('shift', 80)], '2026-06-13', 1, 0],
  ['nothing without goals', [], '2026-06-08', 1, 0],
] as const)('D-ENTITY-91 a shift is to make %s', (_, goals, day, shift, planned) => {
  expect(plannedQuantity(goals, week, day, shift)).toBe(planned)
})

const day = (change: Partial<DayOfFigures>): DayOfFigures => ({
  day: '2026-06-08',
  pieces: 100,
  good_qty: 95,
  ideal_ms: 1_000_000,
  run_ms: 1_200_000,
  stop_ms: 300_000,
  scrap_qty: 5,
  ...change,
})

test('D-ENTITY-92 stops and slow running cost pieces at the planned pace', () => {
  expect(lossesOf(day({}), [])).toEqual({ availability_quantity_loss: 30, productivity_quantity_loss: 20 })
  expect(lossesOf(day({ run_ms: 900_000 }), []).productivity_quantity_loss).toBe(0)
})

test('a day without a piece is measured by the week', () => {
  const idle = day({ pieces: 0, ideal_ms: 0, run_ms: 0 })
  expect(lossesOf(idle, [idle, day({})]).availability_quantity_loss).toBe(30)
  expect(lossesOf(idle, [idle]).availability_quantity_loss).toBe(0)
})
