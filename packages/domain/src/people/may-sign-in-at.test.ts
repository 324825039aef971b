import { expect, test } from 'vitest'
import { maySignInAt } from './may-sign-in-at.ts'

const SIGN_IN = 18

test.each([
  [{ resource_type: 0, special_functions: [SIGN_IN] }, true],
  [{ resource_type: 1, special_functions: [SIGN_IN] }, true],
  [{ resource_type: 2, special_functions: [SIGN_IN] }, false],
  [{ resource_type: 0, special_functions: [] }, false],
])('T-PLANT-236 at %j somebody may sign in: %s', (machine, may) => expect(maySignInAt(machine)).toBe(may))
