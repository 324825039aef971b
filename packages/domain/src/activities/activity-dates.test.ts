import { expect, test } from 'vitest'
import { activityDates, activityDatesAt, isPlausibleCreateDate } from './activity-dates.ts'

const NOW = Date.parse('2026-03-29T00:58:00Z')
const minutes = (count: number) => NOW + count * 60_000
const lasts = (duration: number, duration_unit: 'minutes' | 'cycles' = 'minutes') => ({ duration, duration_unit })

test('T-STAT-03 a created activity starts 5 minutes in the past', () => {
  expect(activityDates(lasts(30), NOW).create_date).toBe(minutes(-5))
  expect(activityDatesAt(lasts(30), minutes(600), NOW).create_date).toBe(minutes(-5))
})

test('T-STAT-04 it is due and cancelled after its duration, counted from now and over a clock change', () => {
  expect(activityDates(lasts(30), NOW)).toMatchObject({ due_date: minutes(30), cancel_date: minutes(30) })
})

test.each([
  ['without a duration', lasts(0)],
  ['with a duration in cycles', lasts(500, 'cycles')],
])('T-STAT-04 %s the clock never cancels it', (_what, lasting) => {
  expect(activityDates(lasting, NOW)).toMatchObject({ due_date: NOW, cancel_date: null })
})

test('one that is wanted later is due then and open for its duration from then on', () => {
  expect(activityDatesAt(lasts(30), minutes(600), NOW)).toMatchObject({
    due_date: minutes(600),
    cancel_date: minutes(630),
  })
  expect(activityDatesAt(lasts(0), minutes(600), NOW).cancel_date).toBeNull()
})

test.each([
  ['the 5 minutes of the rule', -5, true],
  ['exactly 10 minutes back', -10, true],
  ['exactly 10 minutes ahead', 10, true],
  ['more than 10 minutes back', -10.1, false],
  ['more than 10 minutes ahead', 10.1, false],
])('T-STAT-04-B a create_date off the server’s clock by %s', (_what, off, accepted) => {
  expect(isPlausibleCreateDate(minutes(off), NOW)).toBe(accepted)
})
