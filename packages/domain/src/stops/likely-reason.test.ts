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

const told = (stops: PastStop[]) => ask(stops).map(({ stop_code }) => stop_code)
const others = (count: number) => Array.from({ length: count }, () => '200').join(' ')

/** The stop before this one had a reason of its own: only the hour speaks. */
const toldByHour = (stops: PastStop[]) => told([...stops, { start: start - 1, stop_reason: '999' }])

test('two reasons at most, the weightier first', () => {
  expect(toldByHour(daily(9, '300 300 300 200 110 200 110 110 200'))).toEqual(['300', '200'])
  expect(toldByHour(daily(9, '110 110 110 200 200 200 200'))).toEqual(['200', '110'])
})

test('three of ten is enough, three of eleven past ones are not all looked at', () => {
  expect(toldByHour(daily(9, `110 110 110 ${others(7)}`))).toContain('110')
  expect(toldByHour(daily(9, `110 110 ${others(8)} 110`))).not.toContain('110')
})

test('the hour beside counts a third of the same hour, and explains nothing by itself', () => {
  expect(toldByHour(daily(10, '110 110 110 110'))).toEqual([])
  // 4 × 3 against 3 × 3 and four of the hour beside: 12 to 13.
  expect(toldByHour([...daily(9, '200 200 200 200 110 110 110'), ...daily(8, '110 110 110 110')])).toEqual([
    '110',
    '200',
  ])
  // With two neighbours less it is 12 to 11.
  expect(toldByHour([...daily(9, '200 200 200 200 110 110 110'), ...daily(8, '110 110')])).toEqual(['200', '110'])
  expect(toldByHour([...daily(9, '200 200 200 200 110 110 110'), ...daily(7, '110 110 110 110')])).toEqual([
    '200',
    '110',
  ])
})

test('around midnight the hours beside are 23 and 1', () => {
  const asked = { start: 30 * DAY, hourOf, codes, user }
  const stops = [...daily(0, '200 200 200 200 110 110 110'), ...daily(23, '999 110 110 110 110')]
  expect(likelyReasons(stops, asked).map(({ stop_code }) => stop_code)).toEqual(['110', '200'])
})

test('following the same reason counts two, the hour three', () => {
  // Just now 300 ended. Before, 110 followed it five times (10), and 200 came three times at this hour (9).
  const after = [1, 2, 3, 4, 5].flatMap((day) => [
    { start: day * DAY + 18 * HOUR, stop_reason: '300' },
    { start: day * DAY + 19 * HOUR, stop_reason: '110' },
  ])
  const now = { start: start - HOUR / 2, stop_reason: '300' }
  expect(told([...after, ...daily(9, '200 200 200'), now])).toEqual(['110', '200'])
  expect(told([...after.slice(2), ...daily(9, '200 200 200'), now])).toEqual(['200', '110'])
})

test('the sentence with more stops behind it is said', () => {
  const after = [1, 2, 3, 4].flatMap((day) => [
    { start: day * DAY + 18 * HOUR, stop_reason: '300' },
    { start: day * DAY + 19 * HOUR, stop_reason: '110' },
  ])
  const now = { start: start - HOUR / 2, stop_reason: '300' }
  expect(ask([...after, ...daily(9, '110 110 110'), now])[0]).toMatchObject({
    stop_code: '110',
    because: 'previous',
    count: 4,
  })
  expect(ask([...after, ...daily(9, '110 110 110 110 110'), now])[0]).toMatchObject({ because: 'hour', count: 5 })
})

test('the stop itself, and one without a reason, is no past', () => {
  expect(told([...daily(9, '110 110'), { start, stop_reason: '110' }])).toEqual([])
  const open = { start, hourOf, codes: [{ stop_code: '-', security_level: null }], user }
  expect(likelyReasons(daily(9, '- - - -'), open)).toEqual([])
})
