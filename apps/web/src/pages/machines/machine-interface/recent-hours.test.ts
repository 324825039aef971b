import { expect, test } from 'vitest'
import { recentHours } from './recent-hours.ts'

const HOUR = 3_600_000
const shift = { from: 0, to: 8 * HOUR }

test.each([
  ['at its beginning its first six hours', 0.5, [0, 6]],
  ['later the hours before this one, and this one', 6.5, [1, 7]],
  ['at its end its last', 7.9, [2, 8]],
  ['after its end, too', 9, [2, 8]],
])('T-LOOK-07 what a phone shows of a shift: %s', (_when, hours, [from = 0, to = 0]) => {
  expect(recentHours(shift, hours * HOUR)).toEqual({ from: from * HOUR, to: to * HOUR })
})

test('T-LOOK-07 a short shift is shown whole', () => {
  expect(recentHours({ from: 0, to: 4 * HOUR }, 3 * HOUR)).toEqual({ from: 0, to: 4 * HOUR })
})
