import { expect, test } from 'vitest'
import { firstStepNames, firstSteps, type PlantCounts, plantIsSetUp } from './first-steps.ts'

const nothing: PlantCounts = {
  machines: 0,
  planned_machines: 0,
  stop_codes: 0,
  scrap_reasons: 0,
  employees: 0,
  users: 1,
  signalling_machines: 0,
  heard_machines: 0,
  orders: 0,
  dashboards: 0,
  wall_links: 0,
}
const everything: PlantCounts = {
  machines: 2,
  planned_machines: 2,
  stop_codes: 12,
  scrap_reasons: 8,
  employees: 5,
  users: 3,
  signalling_machines: 2,
  heard_machines: 2,
  orders: 1,
  dashboards: 1,
  wall_links: 0,
}
const done = (has: PlantCounts) => firstSteps(has).flatMap(({ step, done }) => (done ? [step] : []))

test('T-PLANT-147 of a new company with its one administrator no step is done, and every step is named once', () => {
  expect(done(nothing)).toEqual([])
  expect(firstSteps(nothing).map(({ step }) => step)).toEqual(firstStepNames)
})

test.each([
  ['a machine without calendar', { machines: 1 }, ['machines']],
  ['one of two machines with planned time', { machines: 2, planned_machines: 1 }, ['machines']],
  ['both machines with planned time', { machines: 2, planned_machines: 2 }, ['machines', 'shifts']],
  ['two machines that nobody heard', { machines: 2, signalling_machines: 2 }, ['machines']],
  ['one of two heard', { machines: 2, signalling_machines: 2, heard_machines: 1 }, ['machines', 'signals']],
  ['users but nobody who works', { users: 4 }, []],
  ['people who work but cannot sign in', { employees: 4 }, []],
  ['both', { users: 2, employees: 1 }, ['people']],
  ['reasons', { stop_codes: 1, scrap_reasons: 1 }, ['stop-codes', 'scrap-reasons']],
  ['an order, a dashboard and a wall', { orders: 1, dashboards: 1, wall_links: 1 }, ['orders', 'dashboard', 'wall']],
])('T-PLANT-147 with %s', (_, has, steps) => expect(done({ ...nothing, ...has })).toEqual(steps))

test('T-PLANT-147 a plant is set up without a wall or around the clock, not without machines', () => {
  expect(plantIsSetUp(firstSteps(everything))).toBe(true)
  expect(plantIsSetUp(firstSteps({ ...everything, planned_machines: 0 }))).toBe(true)
  expect(plantIsSetUp(firstSteps({ ...everything, machines: 0 }))).toBe(false)
  expect(plantIsSetUp(firstSteps({ ...everything, heard_machines: 0 }))).toBe(false)
})
