import { expect, test } from 'vitest'
import { activityDates, isPlausibleCreateDate } from './activity-dates.ts'

const NOW = Date.parse('2026-03-29T00:58:00Z')
const minutes = (count: number) => NOW + count * 60_000

test('T-STAT-03 a created activity starts 5 minutes in the past', () => {
  expect(activityDates(30, NOW).create_date).toBe(minutes(-5))
})

test('T-STAT-04 it is due and cancelled after its duration, counted from now and over a clock change', () => {
  expect(activityDates(30, NOW)).toMatchObject({ due_date: minutes(30), cancel_date: minutes(30) })
})

test('without a duration it is never cancelled by itself', () => {
  expect(activityDates(0, NOW)).toMatchObject({ due_date: NOW, cancel_date: null })
})

test.each([
  ['the 5 minutes of the rule', -5, true],
  ['exactly 10 minutes back', -10, true],
  ['exactly 10 minutes ahead', 10, true],
  ['more than 10 minutes back', -10.1, false],
  ['more than 10 minutes ahead', 10.1, false],
])('a create_date off the server’s clock by %s', (_what, off, accepted) => {
  expect(isPlausibleCreateDate(minutes(off), NOW)).toBe(accepted)
})
