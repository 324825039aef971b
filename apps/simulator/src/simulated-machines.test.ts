import { examplePlants } from '@takt/example-plant/example-plant.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { expect, test } from 'vitest'
import { simulatedMachines } from './simulated-machines.ts'

const [plant, second] = examplePlants(Date.parse('2026-03-10T09:30:00Z')) as [Plant, Plant]

test('37 machines of the example plant run, with a cycle of 5 to 60 seconds', () => {
  const machines = simulatedMachines(plant)
  expect(machines).toHaveLength(37)
  expect(machines.filter(({ planned_cycle_seconds: s }) => s < 5 || s > 60)).toEqual([])
  expect(machines.filter(({ sends_cycle_time }) => sends_cycle_time).map((m) => m.machine_id)).toEqual(['M102'])
})

test('a machine that is not in use stays silent', () => {
  expect(simulatedMachines(second).map((m) => m.machine_id)).not.toContain('S0')
})
