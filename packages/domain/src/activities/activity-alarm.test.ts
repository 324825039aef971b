import { expect, test } from 'vitest'
import { activityAlarm } from './activity-alarm.ts'

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
  expect(activityAlarm({ status, due_date: DUE, alarm_period }, at(minutes))).toBe(expected)
})
