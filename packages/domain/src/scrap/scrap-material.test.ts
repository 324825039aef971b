import { expect, test } from 'vitest'
import { scrapMaterial } from './scrap-material.ts'

const materials = [
  { materialNo: 'B', materialUnit: 'st', materialPerUnit: 3 },
  { materialNo: 'C', materialUnit: 'ST', materialPerUnit: 2.6666 },
  { materialNo: 'GLUE', materialUnit: 'KG', materialPerUnit: 0.2 },
]

test.each([
  [
    'scrap',
    10,
    [
      ['B', 30],
      ['C', 26.666],
    ],
  ],
  [
    'a third of a piece: one is a quantity like any other',
    1 / 3,
    [
      ['B', 1],
      ['C', 0.889],
    ],
  ],
  ['nothing', 0, []],
  [
    'a correction',
    -1,
    [
      ['B', -3],
      ['C', -2.667],
    ],
  ],
])('W-CALL-25-X W-LIMIT-01 material of %s, in the same unit only', (_what, scrap_qty, booked) => {
  const lines = scrapMaterial(scrap_qty, 'ST', materials)
  expect(lines.map(({ material, quantity }) => [material.materialNo, quantity])).toEqual(booked)
})
