import { expect, test } from 'vitest'
import { percentText } from './percent-text.ts'

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
