import { expect, test } from 'vitest'
import { freePlaceFor } from './free-place.ts'

const size = { x: 24, y: 12 }
const at = (x: number, y: number, w = 6, h = 4) => ({ pos: { x, y, w, h } })
const wanted = { x: 6, y: 4, w: 6, h: 4 }

test.each([
  ['where it would like to', [], [6, 4]],
  ['else right of it', [at(6, 4)], [12, 4]],
  ['else below', [at(6, 4), at(12, 4)], [6, 8]],
  ['else left', [at(6, 4), at(12, 4), at(6, 8)], [0, 4]],
  ['else above', [at(6, 4), at(12, 4), at(6, 8), at(0, 4)], [6, 0]],
  ['else at the first free place', [at(0, 4, 18), at(6, 8), at(6, 0)], [0, 0]],
  ['else in new rows', [at(0, 0, 24, 12)], [0, 12]],
] as const)('D-BUILD-03 what is added beside stands %s', (_, widgets, [x, y]) => {
  expect(freePlaceFor(wanted, widgets, size)).toMatchObject({ pos: { x, y, w: 6, h: 4 } })
})

test('D-BUILD-03 a background takes no place from what stands upon it', () => {
  const hall = { ...at(0, 0, 24, 12), component: 'section' }
  expect(freePlaceFor(wanted, [hall], size)).toMatchObject({ pos: { x: 6, y: 4 }, size })
  expect(freePlaceFor(wanted, [hall, at(6, 4)], size)).toMatchObject({ pos: { x: 12, y: 4 } })
})
