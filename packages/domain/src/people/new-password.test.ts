import { expect, test } from 'vitest'
import { judgeNewPassword } from './new-password.ts'

test.each([
  ['old-secret', 'new-secret', undefined],
  ['old-secret', 'new-secre', 'password-too-short'],
  ['old-secret', '1234567890', 'password-common'],
  ['old-secret', '', 'password-too-short'],
  ['old-secret', 'old-secret', 'password-same'],
])('T-ROUTE-78-X from %j to %j: %s', (old, next, refusal) =>
  expect(judgeNewPassword({ old, new: next })?.refusal).toBe(refusal),
)
