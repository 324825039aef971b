import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { describe, expect, test } from 'vitest'
import { calendarsOf } from './calendars.ts'
import { examplePlants } from './example-plant.ts'
import { moments } from './moments.fixture.ts'
import type { Plant, PlantMachine } from './plant.ts'

const DAY = 86_400_000

describe.each(moments)('at $what', ({ now }) => {
  const [plant] = examplePlants(now) as [Plant]
  const pieceAt = (of: string, time: string) => {
    const machine = plant.machines.find(({ machine_id }) => machine_id === of) as PlantMachine
    return calendarsOf(plant)(machine).at(Date.parse(time) - 1)
  }
  const isAtWork = (of: string, time: string) => pieceAt(of, time).shift !== UNPLANNED

  test('T-LOOK-106 notes are written and notifications told while people work, and before now', () => {
    for (const { machine_id, at, employee } of plant.notes) {
      expect([machine_id, pieceAt(machine_id, at).shift]).toEqual([machine_id, 1])
      expect(Date.parse(at)).toBeLessThan(now)
      expect(plant.employees.find(({ employee_number }) => employee_number === employee)?.shift).toBe(1)
    }
    for (const { machine_id, at, confirmed_at } of plant.notifications) {
      for (const time of [at, ...(confirmed_at ? [confirmed_at] : [])]) {
        expect(isAtWork(machine_id, time), `${machine_id} ${time}`).toBe(true)
        expect(Date.parse(time)).toBeLessThanOrEqual(now)
      }
    }
  })

  test('T-LOOK-106 activities are made, due and done while people work', () => {
    for (const { machine_id, create_date, due_date, finished_date } of plant.activities) {
      expect(isAtWork(machine_id, new Date(Date.parse(create_date) + 1).toISOString()), create_date).toBe(true)
      expect(
        isAtWork(machine_id, new Date(Date.parse(due_date) + 1).toISOString()) || isAtWork(machine_id, due_date),
      ).toBe(true)
      if (finished_date) {
        expect(pieceAt(machine_id, finished_date).shift).toBe(1)
        expect(Date.parse(finished_date)).toBeLessThan(now)
      }
      expect(Date.parse(create_date)).toBeLessThan(Math.min(now, Date.parse(due_date)))
    }
    const done = plant.activities.flatMap(({ machine_id, finished_date }) =>
      finished_date ? [`${machine_id} ${finished_date}`] : [],
    )
    expect(new Set(done).size).toBe(8)
  })

  test('T-LOOK-106 the newest note, notification and check are of today or of the last day on which people worked', () => {
    const newest = (times: readonly (string | null)[]) =>
      Math.max(...times.map((time) => Date.parse(time ?? '')).filter((at) => at > 0))
    const machine = plant.machines.find(({ machine_id }) => machine_id === 'M101') as PlantMachine
    const calendar = calendarsOf(plant)(machine)
    let last = now
    while (calendar.at(last).shift === UNPLANNED) last = calendar.at(last).from - 1
    for (const times of [
      plant.notes.map(({ at }) => at),
      plant.notifications.map(({ at }) => at),
      plant.activities.map(({ finished_date }) => finished_date),
    ]) {
      expect(last - newest(times)).toBeLessThan(1.5 * DAY)
    }
  })
})
