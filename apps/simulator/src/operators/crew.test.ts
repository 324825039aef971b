import { examplePlants } from '@takt/example-plant/example-plant.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { expect, test } from 'vitest'
import { hands, leaving } from './crew.ts'

const start = Date.parse('2026-11-19T13:00:00Z')
const [plant] = examplePlants(start) as [Plant]
const place = (emp_name: string, current_shift = 2) => ({
  ...{ machine_id: 'M101', emp_name, current_shift },
  current_shift_start_time: new Date(start).toISOString(),
})
const MINUTE = 60_000

test('T-LOOK-104 at a change of shift those of the one before go, and whoever came by choice stays', () => {
  const there = place('Anna Lindqvist, Niklas Dahl, Oskar Nordin')
  const on = { now: start + 5 * MINUTE, begun: start - 60 * MINUTE }
  expect(leaving(plant, there, on)).toEqual(['0101'])
  expect(leaving(plant, { ...there, current_shift: 1 }, on)).toEqual(['0131'])
  // A visitor who signs in later is left alone.
  expect(leaving(plant, there, { ...on, now: start + 30 * MINUTE })).toEqual([])
})

test('T-LOOK-104 after a restart on another day those of the old shift go', () => {
  const now = start + 3 * 60 * MINUTE
  expect(leaving(plant, place('Anna Lindqvist'), { now, begun: now - MINUTE })).toEqual(['0101'])
})

test('T-LOOK-104 the hands of a machine are its crew, or those beside it where it has none', () => {
  expect(hands(plant, place(''))).toEqual(['0131'])
  expect(hands(plant, place('', 0))).toEqual([])
  expect(hands(plant, { ...place('', 1), machine_id: 'M107' })).toContain('0103')
})
