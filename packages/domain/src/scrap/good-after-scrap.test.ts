import { expect, test } from 'vitest'
import { goodAfterScrap } from './good-after-scrap.ts'

test.each([
  ['lowers good by the same amount', 100, 25, 0, 75],
  ['unless the reason never reduces it', 100, 25, 1, 100],
  ['a correction gives it back', 75, -25, 0, 100],
  ['fractions stay exact', 0.3, 0.1, 0, 0.2],
  ['scrap before its cycles are counted', 10, 25, 0, -15],
] as const)('W-CALL-25-X booked scrap %s', (_what, good, scrap, never_reduce_good_qty, expected) => {
  expect(goodAfterScrap(good, scrap, { never_reduce_good_qty })).toBe(expected)
})

test('W-CALL-25-X scrap and its correction cancel out, also below 0', () => {
  const reason = { never_reduce_good_qty: 0 } as const
  expect(goodAfterScrap(goodAfterScrap(10, 25, reason), -25, reason)).toBe(10)
})
