import { expect, test } from 'vitest'
import { canBeReverted, confirmationState } from './confirmation-state.ts'

test.each([
  ['F', { key: 'failed', values: { error: 'locked' } }],
  ['W', { key: 'ongoing', values: {} }],
  ['', { key: 'awaits', values: { count: 2 } }],
] as const)('W-STEP-43 a cancellation with status %j', (cancellation_status, state) =>
  expect(confirmationState({ cancellation_status, last_error: 'locked', flags_waiting: 2 })).toEqual(state),
)

test.each([
  ['W', true],
  ['F', true],
  ['', false],
] as const)('T-PLANT-304 a cancellation with status %j can be reverted: %s', (cancellation_status, expected) =>
  expect(canBeReverted({ cancellation_status })).toBe(expected),
)
