import { expect, test } from 'vitest'
import { readTypedCode, secondStep, showRecoveryCode } from './second-factor.ts'

test.each([
  ['nobody must, and has none', { usertype: 9, hasFactor: false, hasPasskey: false }, {}, null],
  ['who has one is asked for it', { usertype: 1, hasFactor: true, hasPasskey: false }, {}, 'code'],
  ['below the level', { usertype: 6, hasFactor: false, hasPasskey: false }, { secondFactorLevel: '7' }, null],
  ['at the level', { usertype: 7, hasFactor: false, hasPasskey: false }, { secondFactorLevel: '7' }, 'set-up'],
  ['above it, and has one', { usertype: 9, hasFactor: true, hasPasskey: false }, { secondFactorLevel: '7' }, 'code'],
  [
    'must, and has a passkey',
    { usertype: 7, hasFactor: false, hasPasskey: true },
    { secondFactorLevel: '7' },
    'passkey',
  ],
  [
    'need not, and has a passkey',
    { usertype: 6, hasFactor: false, hasPasskey: true },
    { secondFactorLevel: '7' },
    null,
  ],
  ['has both', { usertype: 9, hasFactor: true, hasPasskey: true }, { secondFactorLevel: '7' }, 'code'],
  ['everybody must', { usertype: 1, hasFactor: false, hasPasskey: false }, { secondFactorLevel: '1' }, 'set-up'],
] as const)('T-SAFE-41 what is asked for after the password: %s', (_what, user, stored, step) => {
  expect(secondStep(user, stored)).toBe(step)
})

test.each([
  ['as the app shows it', '123 456', { kind: 'app', code: '123456' }],
  ['plain', '123456', { kind: 'app', code: '123456' }],
  ['too short', '12345', null],
  ['too long', '1234567', null],
  ['from paper', 'ABCDE-fgh2j', { kind: 'recovery', code: 'abcdefgh2j' }],
  ['with a sign that no code has', 'abcde-fghl1', null],
  ['nothing', ' - ', null],
] as const)('T-SAFE-40 what a person types as a code: %s', (_what, typed, read) => {
  expect(readTypedCode(typed)).toEqual(read)
})

test('T-SAFE-40 a recovery code is shown so that it can be written down, and read as it is shown', () => {
  const shown = showRecoveryCode('abcdefgh2j')
  expect(shown).toBe('abcde-fgh2j')
  expect(readTypedCode(shown)).toEqual({ kind: 'recovery', code: 'abcdefgh2j' })
})
