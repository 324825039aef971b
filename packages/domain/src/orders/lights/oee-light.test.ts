import { expect, test } from 'vitest'
import { defaultLimits } from './machine-limits.ts'
import { oeeLight } from './oee-light.ts'

test.each([
  [85.00001, 0],
  [60.1, 1],
  [59, 2],
  [0, 2],
  [120, 0],
])('W-STATE-23 an OEE of %d is %i', (tak, light) => {
  expect(oeeLight(tak, defaultLimits)).toBe(light)
})

test.each([
  [85, 1],
  [60, 2],
])('W-STATE-33-X an OEE of %d, equal to a limit, falls in the worse class %i', (tak, light) => {
  expect(oeeLight(tak, defaultLimits)).toBe(light)
})

test.each([150.1, 2_088])('T-PLANT-300 an OEE of %d is to be looked at, not good', (tak) => {
  expect(oeeLight(tak, defaultLimits)).toBe(1)
  expect(oeeLight(tak, { oee_green_limit: 3_000, oee_yellow_limit: 2_500 })).toBe(1)
})

test('W-STATE-23 the limits are the machine’s own', () => {
  expect(oeeLight(50, { oee_green_limit: 45, oee_yellow_limit: 30 })).toBe(0)
})

test('an order without an OEE has no light', () => {
  expect(oeeLight(null, defaultLimits)).toBeNull()
})
