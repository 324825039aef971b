import { expect, test } from 'vitest'
import { activityAlarm, isOpen } from './activity-alarm.ts'

const DUE = '2026-06-10T12:00:00.000Z'
const at = (minutes: number) => Date.parse(DUE) + minutes * 60_000

test.each([
  ['before the alarm period', 1, 30, -31, 'none'],
  ['from its first moment', 1, 30, -30, 'soon'],
  ['at the due date', 1, 30, 0, 'soon'],
  ['after it', 1, 30, 0.1, 'overdue'],
  ['without a period only afterwards', 1, 0, -1, 'none'],
  ['without a period', 1, 0, 1, 'overdue'],
  ['a negative period means no alarm', 1, -1, 90, 'none'],
  ['what is done is not late', 2, 30, 90, 'none'],
  ['nor what was cancelled', 5, 30, 90, 'none'],
] as const)('T-ROUTE-12-X %s', (_what, status, alarm_period, minutes, expected) => {
  expect(activityAlarm({ status, due_date: DUE, cancel_date: '', alarm_period }, at(minutes))).toBe(expected)
})

test.each([
  ['what was created', 1, '', true],
  ['what was created, without an end', 1, null, true],
  ['what has an end that is to come', 1, '2026-06-10T12:00:00.001Z', true],
  ['from its end on nobody may perform it', 1, DUE, false],
  ['what was performed', 2, '', false],
  ['what was certified', 3, '', false],
  ['an exception, which waits for somebody to look at it', 4, '', false],
  ['what was cancelled', 5, '', false],
  ['what was rejected', 6, '', false],
] as const)('T-LOOK-112 open is what is still to be done: %s → %s', (_what, status, cancel_date, open) => {
  expect(isOpen({ status, cancel_date }, at(0))).toBe(open)
  const due = { status, cancel_date, alarm_period: 0, due_date: '2026-06-10T11:00:00.000Z' }
  expect(activityAlarm(due, at(0))).toBe(open ? 'overdue' : 'none')
})
