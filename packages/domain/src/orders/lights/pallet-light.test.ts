import { expect, test } from 'vitest'
import { palletLight, palletTotal } from './pallet-light.ts'

const pallets = (...quantities: number[]) => quantities.map((good_qty) => ({ good_qty, status: '' }))
const cancelled = (good_qty: number) => ({ good_qty, status: 'Cancelled' })

test.each([
  [[50], 0],
  [[50, 50, 50], 0],
  [[50, 50, 40], 1],
  [[50, 40, 50, 40], 1],
  [[50, 40, 30], 2],
])('W-STATE-30 pallets of %j are %i', (quantities, light) => {
  expect(palletLight(pallets(...quantities))).toBe(light)
})

test('W-STATE-31-X cancelled pallets do not count, no pallets are green, a remainder pallet is yellow', () => {
  expect(palletLight([])).toBe(0)
  expect(palletLight([cancelled(10), cancelled(20), cancelled(30)])).toBe(0)
  expect(palletLight([...pallets(50, 50), cancelled(7)])).toBe(0)
  expect(palletLight(pallets(50, 50, 12))).toBe(1)
})

test('the delivered total leaves cancelled pallets out', () => {
  expect(palletTotal([...pallets(50, 50), cancelled(7)])).toBe(100)
})
