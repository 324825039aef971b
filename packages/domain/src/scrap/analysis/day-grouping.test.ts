import { expect, test } from 'vitest'
import { asksBeforeDays, groupingAfterHorizon } from './day-grouping.ts'

test.each([
  ['day', 20_000, false],
  ['day', 20_001, true],
  ['week', 50_000, false],
] as const)('%s with %i records asks: %s', (grouping, records, asks) =>
  expect(asksBeforeDays(grouping, records)).toBe(asks),
)

test.each([
  ['day', 20_001, { grouping: 'week', forced: true }],
  ['day', 20_000, { grouping: 'day', forced: false }],
  ['month', 90_000, { grouping: 'month', forced: false }],
] as const)('W-VALID-53 another horizon with %s and %i records', (grouping, records, after) =>
  expect(groupingAfterHorizon(grouping, records)).toEqual(after),
)
