import { expect, test } from 'vitest'
import { startOfPlantDay } from './plant-days.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['23 hours, spring', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z'],
  ['25 hours, autumn', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z'],
  ['just after the lost hour', '2026-03-29T01:00:01Z', '2026-03-28T23:00:00Z'],
  ['midnight itself', '2026-10-24T22:00:00Z', '2026-10-24T22:00:00Z'],
])('a day of %s starts at local midnight', (_what, time, start) => {
  expect(startOfPlantDay(at(time), 'Europe/Stockholm')).toBe(at(start))
})
