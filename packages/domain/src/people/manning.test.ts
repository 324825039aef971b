import { expect, test } from 'vitest'
import { manning } from './manning.ts'

test.each([
  [[], 0],
  [[1], 1],
  [[1, 0.5], 1.5],
  [[0.3333, 0.3333, 0.3333], 1],
  [[0.25, 0.3333], 0.58],
])('T-CALL-13-X shares %j make a manning of %d', (shares, expected) => {
  expect(manning(shares.map((share) => ({ share })))).toBe(expected)
})
