import { expect, test } from 'vitest'
import { noteInput } from './use-inactivity.ts'

test.each([
  [0, 4_999, 0],
  [0, 5_000, 5_000],
  [5_000, 9_000, 5_000],
])('T-STATE-09 after input at %i another at %i is recorded as %i', (last, now, recorded) =>
  expect(noteInput(last, now)).toBe(recorded),
)
