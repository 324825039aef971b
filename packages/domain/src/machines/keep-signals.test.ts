import { expect, test } from 'vitest'
import { endOfMonth, monthsToDrop, signalsKeptDays } from './keep-signals.ts'

test.each([
  [[], 400],
  [['90', '500', '400'], 500],
  [['never'], 400],
  [['Infinity'], 400],
  [['0'], 400],
  [['1'], 40],
])('T-PLANT-38 companies that wish %j keep %i days', (wishes, days) =>
  expect(signalsKeptDays(wishes, '400')).toBe(days),
)

test('T-PLANT-38 a month goes when its last moment lies before what is kept', () => {
  expect(endOfMonth('202412')).toBe(Date.parse('2025-01-01T00:00:00Z'))
  const now = Date.parse('2026-02-05T00:00:00Z')
  expect(monthsToDrop(['202501', '202412', '202411'], { now, days: 400 })).toEqual(['202411', '202412'])
  expect(monthsToDrop(['202501', '202412'], { now: now - 5 * 86_400_000, days: 400 })).toEqual([])
})
