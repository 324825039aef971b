import { expect, test } from 'vitest'
import { settingValues } from './company-settings.ts'
import { isSigned, mustSign, signatureState, signedKindOf, signedKinds, signsWith } from './signed-acts.ts'

test.each([
  ['certify_internal_activity', { status: 3 }, 'certify-activity'],
  ['certify_internal_activity', { status: 6 }, 'reject-activity'],
  ['certify_internal_activity', {}, null],
  ['confirm_order', { quantity: 3 }, 'confirm-order'],
  ['confirm_pallet_flags', {}, 'confirm-pallets'],
  ['first_piece_ok', {}, 'release-first-piece'],
  ['hand_over_shift', {}, 'hand-over-shift'],
  ['take_over_shift', {}, 'take-over-shift'],
  ['report_good', {}, null],
])('T-SAFE-106 %s with %j is the act %s', (call, given, kind) => {
  expect(signedKindOf(call, given)).toBe(kind)
})

test.each([
  [{}, []],
  [{ signCertifications: '1' }, ['certify-activity', 'reject-activity']],
  [{ signConfirmations: '1' }, ['confirm-order', 'confirm-pallets']],
  [{ signReleases: '1' }, ['release-first-piece']],
])('T-SAFE-106 with %j what is signed is %j', (stored, kinds) => {
  // A hand-over is signed wherever there is one.
  const always = ['hand-over-shift', 'take-over-shift']
  expect(signedKinds.filter((kind) => mustSign(kind, settingValues(stored)))).toEqual([...kinds, ...always])
})

test.each([
  ['a', 'a', 'as-signed'],
  ['a', 'b', 'changed'],
  ['a', null, 'gone'],
])('T-SAFE-108 signed %s and now %s it is %s', (signed, now, state) => {
  expect(signatureState(signed, now)).toBe(state)
})

test('T-SAFE-106 at a terminal of many it is the PIN, elsewhere the password', () => {
  expect([signsWith({ deviceuser: true }), signsWith({ deviceuser: false })]).toEqual(['pin', 'password'])
})

test('T-SAFE-106 a call that may have to be signed is told from one that never is', () => {
  expect([isSigned('confirm_order'), isSigned('report_good')]).toEqual([true, false])
})
