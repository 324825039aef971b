import { expect, test } from 'vitest'
import { piecesOfWeight, scrapKg, shownKg } from './scrap-weight.ts'

test.each([
  [1534, '1.53', '1,53'],
  [1500, '1.50', '1,50'],
  [1005, '1.01', '1,01'],
  [4, '0.00', '0,00'],
  [0, '0.00', '0,00'],
])('W-SF-11 a weight of %d is shown as %s kg', (weight, english, swedish) => {
  expect(shownKg(weight, { language: 'en', timeZone: 'UTC' })).toBe(english)
  expect(shownKg(weight, { language: 'sv', timeZone: 'UTC' })).toBe(swedish)
})

test.each([
  [1000, 250, 4],
  [1100, 250, 4],
  [1125, 250, 5],
  [3, 0.5, 6],
  [1000, 0, null],
  [1000, null, null],
])('%d g at %s g a piece are %s pieces', (weight, unit_weight, pieces) => {
  expect(piecesOfWeight(weight, unit_weight)).toBe(pieces)
})

test('W-SF-11 what is shown is what is meant: two decimals', () => expect(scrapKg(1534)).toBe(1.53))
