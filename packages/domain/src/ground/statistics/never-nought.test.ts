import { expect, test } from 'vitest'
import { quantityText, shareText } from './never-nought.ts'

test.each([
  ['en-GB', 0, 2, '0'],
  ['en-GB', 1234.567, 2, '1,234.57'],
  ['sv-SE', 1234.5, 2, '1\u00a0234,5'],
  ['en-GB', 0.005, 2, '0.01'],
  ['en-GB', 0.003, 2, '0.003'],
  ['sv-SE', 0.00042, 3, '0,0004'],
  ['en-GB', -0.003, 2, '-0.003'],
  ['en-GB', 0.3, 0, '0.3'],
  ['en-GB', 1e-12, 2, '0'],
])('T-PLANT-403 a quantity in %s: %f to %i decimals is %s', (locale, value, most, expected) =>
  expect(quantityText(value, locale, { most })).toBe(expected),
)

test('T-PLANT-403 a quantity with fixed decimals has them all, and more where they would all be 0', () => {
  expect(quantityText(2, 'en-GB', { least: 1, most: 1 })).toBe('2.0')
  expect(quantityText(0, 'en-GB', { least: 1, most: 1 })).toBe('0.0')
  expect(quantityText(0.04, 'en-GB', { least: 1, most: 1 })).toBe('0.04')
})

test.each([
  [0, 1, '0.0 %'],
  [0.04, 1, '<0.1 %'],
  [0.05, 1, '0.1 %'],
  [0.4, 0, '<1 %'],
  [0.004, 2, '<0.01 %'],
  [-0.04, 1, '>-0.1 %'],
  [12.34, 1, '12.3 %'],
])('T-PLANT-403 a share of %f to %i decimals is %s', (percent, decimals, expected) =>
  expect(shareText(percent, decimals, (value) => value.toFixed(decimals))).toBe(expected),
)
