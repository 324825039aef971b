import { expect, test } from 'vitest'
import { calendarEndsSoon } from './calendar-ends.ts'

test.each([
  ['2026-12-16', false],
  ['2026-12-17', true],
  ['2026-12-27', true],
  ['2027-02-01', true],
])('T-PLANT-71 on %s a calendar that ends on 2026-12-27 ends soon: %s', (today, soon) => {
  expect(calendarEndsSoon('2026-12-27', today)).toBe(soon)
})
