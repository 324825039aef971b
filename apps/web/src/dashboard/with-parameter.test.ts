import { expect, test } from 'vitest'
import { withParameter } from './with-parameter.ts'

test('D-STATE-41-X the other values of the query stay', () => {
  expect(withParameter('?line=7&machine1=A', 'machine1', 'B & C')).toBe('?line=7&machine1=B+%26+C')
  expect(withParameter('', 'machine1', 'A')).toBe('?machine1=A')
})
