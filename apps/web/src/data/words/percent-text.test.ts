import { expect, test } from 'vitest'
import { hundredthsText, percentText, tenthsText } from './percent-text.ts'

test.each([
  [null, '–'],
  [0, '0 %'],
  [84.4, '84 %'],
  [112, '112 %'],
  [999.4, '999 %'],
  [999.5, '>999'],
  [12_345.6, '>999'],
])('%s percent read %s in a column of three digits', (percent, words) => {
  expect(percentText(percent, (value) => value.toLocaleString('en'))).toBe(words)
})

test.each([
  [null, '–'],
  [0, '0.0 %'],
  [0.009, '<0.1 %'],
  [0.05, '0.1 %'],
  [4, '4.0 %'],
  [81.08, '81.1 %'],
])('%s percent read %s where figures stand in line', (percent, words) => {
  expect(tenthsText(percent, 'en-GB')).toBe(words)
})

test.each([
  [null, '–'],
  [0, '0.00 %'],
  [0.004, '<0.01 %'],
  [2.5, '2.50 %'],
  [96.414, '96.41 %'],
])('T-PLANT-342 %s percent of an order or a day read %s', (percent, words) => {
  expect(hundredthsText(percent, 'en-GB')).toBe(words)
})

test('tenths have the comma of the reader', () => expect(tenthsText(4.25, 'sv-SE')).toBe('4,3 %'))
