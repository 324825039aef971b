import { expect, test } from 'vitest'
import { confirmFlags, type FlagToConfirm, flagsToConfirm, whyNotConfirmChosen } from './confirm-flags.ts'

const flag = (recordNo: number, change: Partial<FlagToConfirm> = {}): FlagToConfirm => ({
  recordNo,
  erpId: '000000000001000000',
  erpStatus: 'W',
  status: '',
  confirmed: '',
  ...change,
})
const plain = { special_functions: [] }
const sf455 = { special_functions: [455] }

test.each([
  ['all wait', [flag(1), flag(2)], plain, undefined],
  ['one is incompatible', [flag(1), flag(2, { erpStatus: 'N' })], plain, 'incompatible'],
  ['SF455 and exactly 1,000,000', [flag(1)], sf455, undefined],
  ['SF455 and 1,000,001', [flag(1), flag(2, { erpId: '1000001' })], sf455, 'above-own-ids'],
  ['SF455 and an SSCC', [flag(1, { erpId: '073500990000000379' })], sf455, undefined],
  ['1,000,001 without SF455', [flag(1, { erpId: '1000001' })], plain, undefined],
  ['one is transferred', [flag(1, { erpStatus: 'T' })], plain, 'transferred'],
  ['one is confirmed', [flag(1, { confirmed: 'x' })], plain, 'confirmed'],
  ['one is cancelled', [flag(1, { status: 'Cancelled' })], plain, 'cancelled'],
] as const)('T-VALID-08 T-VALID-08-B confirming chosen flags, %s: %s', (_what, flags, machine, why) =>
  expect(whyNotConfirmChosen(flags, machine)).toBe(why),
)

test('T-VALID-08-C incompatible ones are skipped and named; T-CALL-35-X transferred ones are refused one by one', () => {
  const flags = [flag(1), flag(2, { erpStatus: 'N' }), flag(3, { erpStatus: 'T' }), flag(4, { confirmed: 'x' })]
  expect(confirmFlags(flags, plain)).toEqual([
    { recordNo: 1, outcome: 'confirmed', why: '' },
    { recordNo: 2, outcome: 'skipped', why: 'incompatible' },
    { recordNo: 3, outcome: 'refused', why: 'transferred' },
    { recordNo: 4, outcome: 'refused', why: 'confirmed' },
  ])
})

test.each([
  ['plain', plain, [1, 6]],
  ['with SF455', sf455, [1]],
] as const)('T-VALID-08-C all flags of a list are those that can be confirmed, %s', (_what, machine, chosen) => {
  const flags = [
    flag(1),
    flag(2, { erpStatus: 'N' }),
    flag(3, { erpStatus: 'T' }),
    flag(4, { confirmed: 'x' }),
    flag(5, { status: 'Cancelled' }),
    flag(6, { erpId: '1000001' }),
  ]
  expect(flagsToConfirm(flags, machine).map(({ recordNo }) => recordNo)).toEqual(chosen)
})

test('T-VALID-08-C one that is skipped keeps none after it from being confirmed', () =>
  expect(confirmFlags([flag(1, { erpStatus: 'N' }), flag(2)], plain)).toEqual([
    { recordNo: 1, outcome: 'skipped', why: 'incompatible' },
    { recordNo: 2, outcome: 'confirmed', why: '' },
  ]))

test('T-VALID-08 a number that SF455 forbids refuses the list; so does a list of which nothing is left', () => {
  expect(confirmFlags([flag(1), flag(2, { erpId: '1000001' })], sf455)).toEqual({
    refusal: 'pallet-flag-above-own-ids',
    values: { record_no: 2 },
  })
  expect(confirmFlags([flag(7, { erpStatus: 'N' })], plain)).toEqual({
    refusal: 'pallet-flag-incompatible',
    values: { record_no: 7 },
  })
})
