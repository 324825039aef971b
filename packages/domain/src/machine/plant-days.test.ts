import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plantDay, sliceByDay, startOfPlantDay } from './plant-days.ts'

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

test('for any span the slices sum to it and each lies in its day, also over both clock changes', () => {
  const from = fc.integer({ min: at('2026-03-25T00:00:00Z'), max: at('2026-11-01T00:00:00Z') })
  fc.assert(
    fc.property(
      from,
      fc.integer({ min: 1, max: 5 * 86_400_000 }),
      fc.constantFrom('Europe/Stockholm', 'America/New_York', 'Asia/Kolkata'),
      (start, length, zone) => {
        const slices = sliceByDay(start, start + length, zone)
        expect(slices.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(length)
        expect(new Set(slices.map(({ day }) => day)).size).toBe(slices.length)
        for (const { day, from, to } of slices) {
          expect(plantDay(from, zone)).toBe(day)
          expect(plantDay(to - 1, zone)).toBe(day)
        }
      },
    ),
    { numRuns: 200 },
  )
})
