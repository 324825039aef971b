import { expect, test } from 'vitest'
import { specialFunctions } from '../ground/special-functions.ts'
import { approveFirstPiece, resumeSetup, type SetupPlace } from './setup.ts'

const asksReason = { special_functions: [specialFunctions.setupStopReason.sf] }
const at: SetupPlace = {
  machine: { special_functions: [] },
  stop: { stop: '1000', stop_reason: '-' },
  in_setup: false,
  has_order: true,
  setup_codes: [
    { stop_code: '900', security_level: 7 },
    { stop_code: '110', security_level: null },
    { stop_code: '111', security_level: null },
  ],
  user: { usertype: 1 },
}
const setup: SetupPlace = { ...at, stop: { stop: '1000', stop_reason: '110' }, in_setup: true }
const on = (sf326_stop_code = '') => ({ set_status: 'on', sf326_stop_code }) as const
const off = (sf326_stop_code = '') => ({ set_status: 'off', sf326_stop_code }) as const

test.each([
  ['without the function the first setup code the user may choose', on(), at, '110'],
  ['without the function a chosen code is not asked for', on('111'), at, '110'],
  ['with the function the chosen code', on('111'), { ...at, machine: asksReason }, '111'],
  ['off makes the stop uncoded', off(), setup, '-'],
])('T-CALL-15 T-CALL-15-X D-CALL-14-C %s', (_what, request, place, reason) => {
  expect(resumeSetup(request, place)).toEqual({ stop: '1000', reason })
})

test.each([
  ['a running machine', on(), { ...at, stop: null }, 'setup-while-running'],
  ['a machine without an order', on(), { ...at, has_order: false }, 'setup-without-order'],
  ['no code where the function asks for one', on(), { ...at, machine: asksReason }, 'setup-code-missing'],
  ['a code that is no setup', on('200'), { ...at, machine: asksReason }, 'not-a-setup-code'],
  ['a code above the user', on('900'), { ...at, machine: asksReason }, 'stop-code-level'],
  ['a machine without setup codes', on(), { ...at, setup_codes: [] }, 'no-setup-code'],
  ['off with a code', off('110'), setup, 'setup-code-without-setup'],
  ['off outside a setup', off(), at, 'not-in-setup'],
])('T-CALL-15-X D-CALL-14-C %s is refused', (_what, request, place, refusal) => {
  expect(resumeSetup(request, place)).toMatchObject({ refusal })
})

const piece = { employee: '', setup_type: '', sf326_stop_code: '' }
const asks = (...names: (keyof typeof specialFunctions)[]) => ({
  ...setup,
  machine: { special_functions: names.flatMap((name) => specialFunctions[name].sf) },
})

test.each([
  ['keeps its reason', piece, setup, '110'],
  ['keeps its reason where another one is not asked for', { ...piece, sf326_stop_code: '111' }, setup, '110'],
  ['keeps its reason where another one could be said', piece, asks('setupStopReason'), '110'],
  ['keeps its reason whatever is said unasked', { ...piece, sf326_stop_code: '200' }, setup, '110'],
  ['takes another setup reason', { ...piece, sf326_stop_code: '111' }, asks('setupStopReason'), '111'],
  ['with the employee it asks for', { ...piece, employee: '7' }, asks('firstPieceAsksEmployee'), '110'],
  ['a note may be empty', piece, asks('firstPieceAsksNote'), '110'],
])('D-CALL-16-X the setup that the first piece ends: %s', (_what, given, place, reason) => {
  expect(approveFirstPiece(given, place)).toEqual({ stop: '1000', reason })
})

test.each([
  ['outside a setup', piece, at, 'not-in-setup'],
  ['while the machine runs', piece, { ...setup, stop: null }, 'not-in-setup'],
  ['without an order', piece, { ...setup, has_order: false }, 'setup-without-order'],
  ['with a reason that is no setup', { ...piece, sf326_stop_code: '200' }, asks('setupStopReason'), 'not-a-setup-code'],
  ['without the employee it asks for', piece, asks('firstPieceAsksEmployee'), 'first-piece-needs-employee'],
  ['without the setup type it asks for', piece, asks('firstPieceAsksSetupType'), 'first-piece-needs-setup-type'],
])('D-CALL-16-X D-SF-02-X a first piece %s is refused', (_what, given, place, refusal) => {
  expect(approveFirstPiece(given, place)).toMatchObject({ refusal })
})
