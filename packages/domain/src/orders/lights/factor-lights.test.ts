import { expect, test } from 'vitest'
import { factorLights } from './factor-lights.ts'
import { defaultLimits } from './machine-limits.ts'

const perfect = { t_percent: 100, a_percent: 100, k_percent: 100, tak: 100 }

test.each([
  ['t_percent', 85.1, 0],
  ['t_percent', 85, 1],
  ['t_percent', 60.1, 1],
  ['t_percent', 60, 2],
  ['a_percent', 130, 0],
  ['a_percent', 95.1, 0],
  ['a_percent', 95, 1],
  ['a_percent', 90.1, 1],
  ['a_percent', 90, 2],
  ['k_percent', 98.1, 0],
  ['k_percent', 98, 1],
  ['k_percent', 95, 2],
  ['tak', 85.1, 0],
  ['tak', 85, 1],
  ['tak', 60, 2],
] as const)('T-PLANT-325 by the usual limits a %s of %d is %i, the others stay green', (factor, percent, light) => {
  const lights = factorLights({ ...perfect, [factor]: percent }, defaultLimits)
  expect(lights).toEqual({ t_percent: 0, a_percent: 0, k_percent: 0, tak: 0, [factor]: light })
})

test('T-PLANT-300 a performance that no machine can reach is to be looked at, as its OEE is', () =>
  expect(factorLights({ ...perfect, a_percent: 150.1, tak: 150.1 }, defaultLimits)).toMatchObject({
    a_percent: 1,
    tak: 1,
  }))

test('T-PLANT-325 each factor is judged by the machine’s own limits of it alone', () => {
  const limits = { ...defaultLimits, efficiency_green_limit: 95, speed_green_limit: 1, speed_yellow_limit: 2 }
  const percents = { t_percent: 90, a_percent: 98.5, k_percent: 99, tak: 86 }
  expect(factorLights(percents, limits)).toEqual({ t_percent: 1, a_percent: 1, k_percent: 0, tak: 0 })
})

test('T-PLANT-325 what nobody knows has no light', () => {
  const none = { t_percent: null, a_percent: null, k_percent: null, tak: null }
  expect(factorLights(none, defaultLimits)).toEqual(none)
})
