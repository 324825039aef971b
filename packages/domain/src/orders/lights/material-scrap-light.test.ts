import { expect, test } from 'vitest'
import { lightColour } from './light.ts'
import { materialScrapLight } from './material-scrap-light.ts'

test('W-STATE-32 the material scrap light is always green', () => {
  expect(materialScrapLight()).toBe(0)
  expect(lightColour(materialScrapLight())).toBe('green')
})
