import { expect, test } from 'vitest'
import { keyEnd } from './key-end.ts'

const now = Date.parse('2026-06-01T00:00:00Z')

test.each([
  ['open', null],
  ['open', '2026-07-01T00:00:00.001Z'],
  ['ending', '2026-07-01T00:00:00Z'],
  ['ending', '2026-06-01T00:00:00.001Z'],
  ['ended', '2026-06-01T00:00:00Z'],
  ['ended', '2025-06-01T00:00:00Z'],
] as const)('T-SAFE-135 a key is %s with its end at %s', (end, valid_until) => {
  expect(keyEnd(valid_until, now)).toBe(end)
})
