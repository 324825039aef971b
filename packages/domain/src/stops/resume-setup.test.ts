import { expect, test } from 'vitest'
import { asksSetupReason, offersResume, setupCodesOf } from './resume-setup.ts'

const machine = { status: 'S', setup_time: 0, work_order_no: '4711', special_functions: [326] } as const

test.each([
  ['standing with an order', {}, true],
  ['running', { status: 'R', setup_time: null }, false],
  ['in setup already', { setup_time: 1 }, false],
  ['without an order', { work_order_no: '' }, false],
] as const)('setup can be resumed %s: %s %s', (_what, change, expected) =>
  expect(offersResume({ ...machine, ...change })).toBe(expected),
)

test.each([
  ['T-STATE-10', [326], '', true],
  ['T-STATE-11', [326], '101', false],
  ['T-STATE-11', [46], '', false],
])(
  '%s with the functions %j and the reason %j chosen it is asked for: %s',
  (_id, special_functions, chosen, expected) => expect(asksSetupReason({ special_functions }, chosen)).toBe(expected),
)

test('T-STATE-12-X W-STEP-36-X only setup codes are offered, of both kinds', () => {
  const codes = [
    { stop_code: '101', setup_time: 1, setup_kind: 'preparatory' },
    { stop_code: '201', setup_time: 0, setup_kind: '' },
    { stop_code: '102', setup_time: 1, setup_kind: 'finalizing' },
  ] as const
  expect(setupCodesOf(codes).map(({ stop_code }) => stop_code)).toEqual(['101', '102'])
})
