import { expect, test } from 'vitest'
import { type AdjustedReason, cardProblem, changedRows, difference, RETRY_AFTER_SECONDS } from './adjusted-card.ts'

const row = (typed: string, change: Partial<AdjustedReason> = {}): AdjustedReason => ({
  scrap_reason: '10',
  description: 'Flash',
  scrap_text_flag: 0,
  original_qty: 5,
  typed,
  scrap_text: '',
  ...change,
})

test.each<[string, AdjustedReason[] | null, string | null]>([
  ['W-ERROR-19-X nothing is adjusted on data that is not loaded', null, 'not-loaded'],
  ['W-STATE-10 unchanged', [row('5')], null],
  ['W-STATE-10 no number', [row('')], 'not-a-number'],
  ['W-STATE-12-X below 0 cannot be typed', [row('-1')], 'not-a-number'],
  ['W-STATE-06 a changed reason that asks for a text', [row('6', { scrap_text_flag: 1 })], 'needs-text'],
  ['W-STATE-06 with its text', [row('6', { scrap_text_flag: 1, scrap_text: 'x' })], null],
  ['W-STATE-06 unchanged it asks for none', [row('5', { scrap_text_flag: 1 })], null],
])('%s', (_title, rows, expected) => expect(cardProblem(rows)).toBe(expected))

test.each<[string, AdjustedReason[], boolean, string | null]>([
  ['a part of a piece', [row('5.5')], true, 'not-whole'],
  ['a part of a kilogram', [row('5.5')], false, null],
  ['a part that is booked already and stays', [row('5.5', { original_qty: 5.5 })], true, null],
])('T-LOOK-14 %s', (_title, rows, whole, expected) => expect(cardProblem(rows, whole)).toBe(expected))

test('W-STATE-10 W-STATE-12-X only what differs is posted', () => {
  const rows = [row('5'), row('3', { scrap_reason: '11' }), row('0.3', { scrap_reason: '12', original_qty: 0.1 + 0.2 })]
  expect(changedRows(rows).map(({ scrap_reason }) => scrap_reason)).toEqual(['11'])
  expect(difference(row('3'))).toBe(-2)
  expect(difference(row('3,x'))).toBeNull()
})

test('W-ERROR-19-X retries wait 1, 2 and 4 s', () => expect(RETRY_AFTER_SECONDS).toEqual([1, 2, 4]))
