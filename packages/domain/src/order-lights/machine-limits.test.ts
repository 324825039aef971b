import { expect, test } from 'vitest'
import { machineLimits } from './machine-limits.ts'

test('W-STATE-33-X a machine without limits has 85, 60, 98 and 95', () => {
  const expected = { oee_green_limit: 85, oee_yellow_limit: 60, q_green_limit: 98, q_yellow_limit: 95 }
  expect(machineLimits({})).toEqual(expected)
  expect(machineLimits({ oee_green_limit: null, q_yellow_limit: null })).toEqual(expected)
})

test('W-STATE-33-X its own limits hold to the fifth decimal, 0 included; the missing ones are filled', () => {
  expect(machineLimits({ oee_green_limit: 71.12345, oee_yellow_limit: 0 })).toEqual({
    oee_green_limit: 71.12345,
    oee_yellow_limit: 0,
    q_green_limit: 98,
    q_yellow_limit: 95,
  })
})
