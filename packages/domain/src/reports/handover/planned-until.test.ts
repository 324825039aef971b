import { expect, test } from 'vitest'
import { plannedUntil } from './planned-until.ts'

const END = '2026-06-10T12:00:00Z'

test.each([
  ['while the shift runs', '2026-06-10T09:00:00Z', false, 'now'],
  ['signed before its end', '2026-06-10T11:30:00Z', true, 'then'],
  ['at its end', '2026-06-10T14:00:00+02:00', false, 'end'],
  ['signed after it', '2026-06-10T12:05:00Z', true, 'end'],
] as const)('T-LOOK-113 planned until when, %s → %s', (_what, as_of, frozen, until) => {
  expect(plannedUntil({ as_of, end_time: END, frozen })).toBe(until)
})
