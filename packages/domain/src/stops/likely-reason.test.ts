import { expect, test } from 'vitest'
import { likelyReasons, type PastStop } from './likely-reason.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const hourOf = (at: number) => Math.floor(at / HOUR) % 24
/** The stop to be coded begins at 9 on day 30. */
const start = 30 * DAY + 9 * HOUR
const codes = ['110', '200', '300'].map((stop_code) => ({ stop_code, security_level: null }))
const user = { usertype: 1 }

/** One stop a day at an hour, on the days before, newest first. */
const daily = (hour: number, reasons: string): PastStop[] =>
  reasons.split(' ').map((stop_reason, at) => ({ start: (29 - at) * DAY + hour * HOUR, stop_reason }))
const ask = (stops: PastStop[]) => likelyReasons(stops, { start, hourOf, codes, user })

test('seven of the last ten stops at this hour', () =>
  expect(ask(daily(9, '110 200 110 110 110 300 110 200 110 110 300 300 300'))).toEqual([
    { stop_code: '110', because: 'hour', count: 7, of: 10 },
  ]))

test('what happens at other hours says nothing about this one', () =>
  expect(ask([...daily(9, '110 110 110'), ...daily(17, '200 200 200 200 200 200')])[0]).toMatchObject({
    stop_code: '110',
    because: 'hour',
    count: 3,
    of: 3,
  }))

test('after the same reason as just now', () => {
  // Every evening the tool change (110) is followed by a quality check (200); just now 110 ended.
  const evenings = [1, 2, 3, 4].flatMap((day) => [
    { start: day * DAY + 18 * HOUR, stop_reason: '110' },
    { start: day * DAY + 19 * HOUR, stop_reason: '200' },
  ])
  const now = { start: start - HOUR / 2, stop_reason: '110' }
  expect(ask([...evenings, now])).toEqual([{ stop_code: '200', because: 'previous', count: 4, of: 4 }])
})

test.each([
  ['nothing is known', []],
  ['two times are chance', daily(9, '110 110')],
  ['a reason among many', daily(9, '110 200 300 400 500 600 700 110 800 900')],
  ['nobody has coded', daily(9, '- - - - - -')],
  ['the machine no longer has the code', daily(9, '999 999 999 999')],
  ['only what came later', daily(9, '110 110 110 110').map((stop) => ({ ...stop, start: stop.start + 40 * DAY }))],
])('no hint when %s', (_what, stops) => expect(ask(stops)).toEqual([]))

test('midnight has neighbours on both sides, and the order of the rows does not matter', () => {
  const stops = [...daily(0, '110 110 110 200'), ...daily(23, '200 200')]
  const asked = { start: 30 * DAY, hourOf, codes, user }
  const found = likelyReasons(stops, asked)
  expect(found[0]).toEqual({ stop_code: '110', because: 'hour', count: 3, of: 4 })
  expect(likelyReasons(stops.toReversed(), asked)).toEqual(found)
})

test.each([
  [6, []],
  [7, ['700']],
  [9, ['700']],
])('T-PERM-15-X a reason of level 7 is a hint for level %d: %j', (usertype, expected) => {
  const managed = { start, hourOf, codes: [{ stop_code: '700', security_level: 7 }], user: { usertype } }
  const found = likelyReasons(daily(9, '700 700 700'), managed)
  expect(found.map(({ stop_code }) => stop_code)).toEqual(expected)
})
