import { expect, test } from 'vitest'
import { compareErpIds, isAboveOwnErpIds } from './erp-id.ts'

test.each([
  ['18 digits that are one float', '106141412345678908', '106141412345678909', -1],
  ['leading zeros', '000000000001000000', '1000000', 0],
  ['more digits', '1000000', '999999', 1],
  ['nothing', '', '1', undefined],
  ['letters', 'SSCC1', '1', undefined],
  ['what a number would read', '1e9', '1', undefined],
])('W-ENTITY-11-B ids are compared by their digits: %s', (_what, one, other, order) => {
  expect(compareErpIds(one, other)).toBe(order)
})

test.each([
  ['1000000', false],
  ['000000000001000000', false],
  ['1000001', true],
  ['', false],
  ['A1', false],
  // 18 digits: an SSCC by its check digit, otherwise a number like any other.
  ['106141412345678908', false],
  ['106141412345678909', true],
])('T-VALID-08-B W-ENTITY-11-B “%s” is above 1,000,000: %s', (erpId, above) => {
  expect(isAboveOwnErpIds(erpId)).toBe(above)
})
