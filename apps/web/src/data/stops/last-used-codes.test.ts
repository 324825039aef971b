import { expect, test } from 'vitest'
import { withUsed } from './last-used-codes.ts'

test.each([
  [[], '10', ['10']],
  [['10'], '20', ['20', '10']],
  [['30', '20', '10'], '40', ['40', '30', '20']],
  [['30', '20', '10'], '10', ['10', '30', '20']],
])('T-LIMIT-05 T-LIMIT-05-X after %j the code %s gives %j', (before, code, after) =>
  expect(withUsed(before, code)).toEqual(after),
)
