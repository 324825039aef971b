import { expect, test } from 'vitest'
import { mayChangeHistory, mayQueueAgain, type PrintStatus } from './print-status.ts'

const rows = (...statuses: PrintStatus[]) => statuses.map((status) => ({ status }))

test.each([
  ['cancellation', rows('Printed', 'Failed', 'New'), true],
  ['cancellation', rows('Printed', 'Cancelled'), false],
  ['revert_cancellation', rows('Cancelled', 'Cancelled'), true],
  ['revert_cancellation', rows('Cancelled', 'Printed'), false],
  ['cancellation', rows('New'), true],
  ['cancellation', [], false],
] as const)('T-STATE-15 %s of %j: %s', (action, of, may) => expect(mayChangeHistory(of, action)).toBe(may))

test.each([
  ['Printed', true],
  ['Failed', true],
  ['New', false],
  ['Printing', false],
  ['Cancelled', false],
] as const)('a job that is %s may be queued again: %s', (status, may) => expect(mayQueueAgain({ status })).toBe(may))
