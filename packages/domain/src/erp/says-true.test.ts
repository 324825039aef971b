import { expect, test } from 'vitest'
import { saysTrue } from './says-true.ts'

test.each([
  ['true', true],
  [true, true],
  ['True', false],
  ['false', false],
  [false, false],
  ['', false],
  [1, false],
  [undefined, false],
])('T-ERROR-05-X the answer %j of a pallet-flag call means done: %s', (value, done) => {
  expect(saysTrue(value)).toBe(done)
})
