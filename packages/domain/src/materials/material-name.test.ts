import { expect, test } from 'vitest'
import { materialName } from './material-name.ts'

test.each([
  ['R-MB-14', 'Masterbatch, blue', 'R-MB-14 Masterbatch, blue'],
  ['R-MB-14', '', 'R-MB-14'],
  ['R-MB-14', 'R-MB-14', 'R-MB-14'],
])('T-PLANT-406 material %s, %s is called %s', (materialNo, materialDesc, name) =>
  expect(materialName({ materialNo, materialDesc })).toBe(name),
)
