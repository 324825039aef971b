import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { describe, expect, test } from 'vitest'
import { calendarsOf } from './calendars.ts'
import { handsFor, presentAt } from './crews.ts'
import { examplePlants } from './example-plant.ts'
import { moments } from './moments.fixture.ts'
import type { Plant, PlantMachine } from './plant.ts'

const HOUR = 3_600_000

describe.each(moments)('at $what', ({ now }) => {
  const [plant] = examplePlants(now) as [Plant]
  const present = presentAt(plant, now)
  const pieceAt = (machine: PlantMachine) => calendarsOf(plant)(machine).at(now)

  test('T-LOOK-101 whoever is signed in belongs to the shift that runs at that machine, and nobody stands at one that rests', () => {
    for (const { employee_number, machine_id, since } of present) {
      const machine = plant.machines.find((one) => one.machine_id === machine_id) as PlantMachine
      const employee = plant.employees.find((one) => one.employee_number === employee_number)
      const { shift, from } = pieceAt(machine)
      expect([employee?.shift, employee?.active], machine_id).toEqual([shift, true])
      expect(shift).not.toBe(UNPLANNED)
      expect(from - since).toBeGreaterThan(0)
      expect(from - since).toBeLessThan(HOUR / 4)
    }
  })

  test('T-LOOK-101 the crew of each shift is there, and each person is one person', () => {
    const manned = new Set(present.map(({ machine_id }) => machine_id))
    const working = plant.machines.filter((one) => one.resource_type === 0 && pieceAt(one).shift !== UNPLANNED)
    const alone = working.filter(({ machine_id }) => !manned.has(machine_id))
    expect(alone.length).toBeLessThanOrEqual(working.length / 4)
    for (const own of Map.groupBy(present, ({ employee_number }) => employee_number).values()) {
      expect(own.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  test('T-LOOK-101 somebody of the shift has a hand for every machine that works, and nobody for one that rests', () => {
    for (const machine of plant.machines.filter(({ resource_type }) => resource_type === 0)) {
      const { shift } = pieceAt(machine)
      expect(handsFor(plant, machine, shift).length > 0, machine.machine_id).toBe(shift !== UNPLANNED)
    }
  })
})
