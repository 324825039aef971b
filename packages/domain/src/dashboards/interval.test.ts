import { expect, test } from 'vitest'
import { backedOff, chosenInterval, firstPoll, pollInterval } from './interval.ts'

test.each([
  [60, 60],
  [7, 10],
  [5, undefined],
  [-1, undefined],
  [0, undefined],
  [Number.NaN, undefined],
])('D-LIMIT-11 D-LIMIT-12-X a stored interval of %s polls every %s s', (stored, every) => {
  expect(pollInterval(stored)).toBe(every)
})

test.each([
  [20, 60, 20],
  [undefined, 30, 30],
  [undefined, undefined, 60],
])('D-LIMIT-05-C widget %s and source %s give %s', (widget, source, every) => {
  expect(chosenInterval(widget, source)).toBe(every)
})

test('D-LIMIT-12-X the first poll is spread by up to a tenth', () => {
  expect([firstPoll(60, 0), firstPoll(60, 0.5), firstPoll(60, 1)]).toEqual([60, 63, 66])
})

test('D-DATA-04-X failed polls back off to at most five times the interval', () => {
  expect([0, 1, 4, 9].map((failures) => backedOff(20, failures))).toEqual([20, 40, 100, 100])
})
