import { expect, test } from 'vitest'
import { tooManyLots, withPresets } from './lots.ts'

const line = (line_no: number, lot: string) => ({ line_no, material_no: `M-${line_no}`, lot })

test('T-PLANT-76 an empty line takes the lot of the run before, an assigned one keeps its own', () => {
  const presets = [
    { material_no: 'M-1', lot: 'old 1' },
    { material_no: 'M-2', lot: 'old 2' },
  ]
  const lines = withPresets([line(1, ''), line(2, 'new 2'), line(3, '')], presets)
  expect(lines.map(({ lot }) => lot)).toEqual(['old 1', 'new 2', ''])
})

test.each([
  [['a', 'b', 'c', 'd'], null],
  [['a', 'b', 'c', 'd', '', ''], null],
  [['a', 'b', 'c', 'd', 'a'], null],
  [['a', 'b', 'c', 'd', 'e'], { refusal: 'too-many-lots', values: { count: 5, max: 4 } }],
])('T-PLANT-76 at most four lots at a time: %j', (lots, refusal) => {
  expect(tooManyLots(lots.map((lot) => ({ lot })))).toEqual(refusal)
})
