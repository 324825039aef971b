import { expect, test } from 'vitest'
import { materialName } from './material-name.ts'

test.each([
  ['PA66', 'Masterbatch, blue', 'PA66 Masterbatch, blue'],
  ['PA66', '', 'PA66'],
  ['PA66', 'PA66', 'PA66'],
])('T-PLANT-406 material %s, %s is called %s', (materialNo, materialDesc, name) =>
  expect(materialName({ materialNo, materialDesc })).toBe(name),
)
