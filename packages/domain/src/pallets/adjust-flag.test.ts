import { expect, test } from 'vitest'
import { adjustFlag, type FlagToAdjust, isFlagQuantity, whyNotAdjust } from './adjust-flag.ts'

const flag: FlagToAdjust & { recordNo: number } = { recordNo: 5, erpStatus: 'W', status: '', confirmed: '' }

test.each([
  ['one that waits', [flag], undefined],
  ['two of them', [flag, flag], 'more-than-one'],
  ['none', [], 'more-than-one'],
  ['an incompatible one', [{ ...flag, erpStatus: 'N' }], 'incompatible'],
  ['a transferred one', [{ ...flag, erpStatus: 'T' }], 'transferred'],
  ['a confirmed one', [{ ...flag, confirmed: 'x' }], 'confirmed'],
  ['a cancelled one', [{ ...flag, status: 'Cancelled' }], 'cancelled'],
] as const)('T-VALID-07 adjusting %s: %s', (_what, flags, why) => expect(whyNotAdjust(flags)).toBe(why))

test.each([
  [1, true],
  [0.5, true],
  [0, false],
  [-3, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('T-VALID-06 an adjusted quantity of %s is one: %s', (qty, is) => expect(isFlagQuantity(qty)).toBe(is))

test('T-VALID-06 T-VALID-07 the same rules refuse on the server', () => {
  expect(adjustFlag(flag, 12)).toBe(12)
  expect(adjustFlag(flag, 0)).toMatchObject({ refusal: 'pallet-flag-positive' })
  expect(adjustFlag({ ...flag, erpStatus: 'N' }, 12)).toEqual({
    refusal: 'pallet-flag-incompatible',
    values: { record_no: 5 },
  })
})
