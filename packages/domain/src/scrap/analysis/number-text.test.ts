import { expect, test } from 'vitest'
import { wholeUnits } from '../../orders/whole-units.ts'
import { hoursWithDecimals, numberText, percentText, piecesText } from './number-text.ts'

test.each([
  [12345, 'en-GB', '12,345'],
  [1.23456, 'en-GB', '1.23'],
  [0.0012345, 'en-GB', '0.00123'],
  [123.6, 'en-GB', '124'],
  [-1234.4, 'en-GB', '-1,234'],
  [0, 'en-GB', '0'],
  [1.23456, 'sv-SE', '1,23'],
] as const)('W-LIMIT-03 W-LIMIT-04-X %d in %s is %s', (value, locale, shown) =>
  expect(numberText(value, locale)).toBe(shown),
)

test('W-LIMIT-04-X pieces are shown in full, with the separator of the language; of an integer unit the next whole number', () => {
  expect(piecesText(1234567, 'en-GB')).toBe('1,234,567')
  expect(piecesText(112.4375, 'sv-SE')).toBe('112,4375')
  expect(piecesText(wholeUnits(112.4, { integer_unit: 1 }), 'sv-SE')).toBe('113')
})

test('W-LIMIT-02 percentages and hours have two decimals', () => {
  expect(percentText(12.3456, 'en-GB')).toBe('12.35 %')
  expect(percentText(7, 'sv-SE')).toBe('7,00 %')
  expect(percentText(null, 'en-GB')).toBe('–')
  expect(hoursWithDecimals(1.5, 'en-GB')).toBe('1.50 h')
})
