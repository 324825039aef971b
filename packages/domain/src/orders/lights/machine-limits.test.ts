import { expect, test } from 'vitest'
import { machineLimits } from './machine-limits.ts'

const factors = {
  efficiency_green_limit: 85,
  efficiency_yellow_limit: 60,
  speed_green_limit: 5,
  speed_yellow_limit: 10,
}

test('W-STATE-33-X T-PLANT-325 a machine without limits has 85, 60, 98 and 95, and its factors theirs', () => {
  const expected = { oee_green_limit: 85, oee_yellow_limit: 60, q_green_limit: 98, q_yellow_limit: 95, ...factors }
  expect(machineLimits({})).toEqual(expected)
  expect(machineLimits({ oee_green_limit: null, q_yellow_limit: null })).toEqual(expected)
})

test('W-STATE-33-X its own limits hold to the fifth decimal, 0 included; the missing ones are filled', () => {
  expect(machineLimits({ oee_green_limit: 71.12345, oee_yellow_limit: 0 })).toEqual({
    oee_green_limit: 71.12345,
    oee_yellow_limit: 0,
    q_green_limit: 98,
    q_yellow_limit: 95,
    ...factors,
  })
  const own = { efficiency_green_limit: 0, efficiency_yellow_limit: 1, speed_green_limit: 2, speed_yellow_limit: 3 }
  expect(machineLimits(own)).toMatchObject(own)
})
