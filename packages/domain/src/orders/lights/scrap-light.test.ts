import { expect, test } from 'vitest'
import { defaultLimits } from './machine-limits.ts'
import { scrapLight } from './scrap-light.ts'

test.each([
  [0, 0],
  [1.99, 0],
  [2.01, 1],
  [4.99, 1],
  [5.01, 2],
  [100, 2],
])('W-STATE-27 %d % scrap is %i', (scrap_percent, light) => {
  expect(scrapLight(scrap_percent, defaultLimits)).toBe(light)
})

test.each([
  [2, 1],
  [5, 2],
])('W-STATE-33-X %d % scrap, equal to a limit, falls in the worse class %i', (scrap_percent, light) => {
  expect(scrapLight(scrap_percent, defaultLimits)).toBe(light)
})

test('nothing made, no light', () => {
  expect(scrapLight(null, defaultLimits)).toBeNull()
})
