import { expect, test } from 'vitest'
import { passwordProblem } from './user-draft.ts'

test.each([
  ['', true, 'password-too-short'],
  ['', false, null],
  ['short', false, 'password-too-short'],
  ['long enough', true, null],
] as const)('T-ROUTE-78-X password “%s”, new: %s', (password, isNew, refusal) =>
  expect(passwordProblem(password, isNew)?.refusal ?? null).toBe(refusal),
)
