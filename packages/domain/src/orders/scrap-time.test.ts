import { expect, test } from 'vitest'
import { isRefusal } from '../ground/refusal.ts'
import { SCRAP_DAYS_AFTER_END, scrapTimeProblem } from './scrap-time.ts'

const now = Date.parse('2026-06-10T12:00:00Z')
const minutes = (count: number) => now + count * 60_000
const running = { start_time: minutes(-120), end_time: null }
const finished = { start_time: minutes(-600), end_time: minutes(-300) }

test.each([
  ['now', running, now, false, null],
  ['a minute ago', running, minutes(-1), false, null],
  ['a minute ahead', running, minutes(1), false, null],
  ['two minutes ago', running, minutes(-2), false, 'scrap-time-not-allowed'],
  ['two minutes ago, by hand', running, minutes(-2), true, null],
  ['the end of a finished order', finished, minutes(-300), false, null],
  ['a minute before that end', finished, minutes(-301), false, 'scrap-time-not-allowed'],
  ['a minute before that end, by hand', finished, minutes(-301), true, null],
  ['a finished order, now', finished, now, false, null],
  ['just over a minute ago', running, minutes(-1) - 1, false, 'scrap-time-not-allowed'],
  ['the start of the order, by hand', running, minutes(-120), true, null],
  ['before the order, by hand', running, minutes(-121), true, 'time-before-order'],
  ['two minutes ahead, by hand', running, minutes(2), true, 'time-in-future'],
  [
    'now, of an order that began by a clock that was set back',
    { start_time: minutes(60), end_time: null },
    now,
    false,
    null,
  ],
  ['just before the order, by hand', { start_time: minutes(1), end_time: null }, now, true, 'time-before-order'],
])('W-PERM-02-X scrap at %s', (_what, order, at, byHand, refusal) => {
  const problem = scrapTimeProblem(order, at, { now, byHand })
  expect(isRefusal(problem) ? problem.refusal : problem).toBe(refusal)
})

test('W-PERM-02-X an order can be reported for 30 days after its end', () => expect(SCRAP_DAYS_AFTER_END).toBe(30))
