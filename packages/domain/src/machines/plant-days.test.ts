import { expect, test } from 'vitest'
import { plantDay, startOfPlantDay } from './plant-days.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['an ordinary midnight', '2026-06-10T22:30:00Z', 'Europe/Stockholm', '2026-06-11'],
  ['New York is behind', '2026-06-11T02:30:00Z', 'America/New_York', '2026-06-10'],
])('%s decides the day', (_what, time, zone, day) => {
  expect(plantDay(at(time), zone)).toBe(day)
})

test.each([
  ['23 hours, spring', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z'],
  ['25 hours, autumn', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z'],
  ['just after the lost hour', '2026-03-29T01:00:01Z', '2026-03-28T23:00:00Z'],
  ['midnight itself', '2026-10-24T22:00:00Z', '2026-10-24T22:00:00Z'],
])('a day of %s starts at local midnight', (_what, time, start) => {
  expect(startOfPlantDay(at(time), 'Europe/Stockholm')).toBe(at(start))
})
