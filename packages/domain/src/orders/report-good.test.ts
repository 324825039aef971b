import { expect, test } from 'vitest'
import { MOST_IN_ONE_REPORT, reportGood } from './report-good.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const order = { card_good_qty: 100, planned_op_qty: 500, integer_unit: 1, start_time: NOW - 3_600_000 } as const

test('W-CALL-21-X good quantity adds to the card and lowers the rest', () => {
  expect(reportGood(order, { good_qty: 25, trans_time: NOW }, NOW)).toMatchObject({
    good_qty: 25,
    card_good_qty: 125,
    remaining_qty: 375,
  })
})

test('W-CALL-21-X the largest report and the first moment of an order are taken', () => {
  const report = { good_qty: MOST_IN_ONE_REPORT, trans_time: order.start_time }
  expect(reportGood(order, report, NOW)).toMatchObject({ good_qty: MOST_IN_ONE_REPORT })
})

test('over-production is booked, the rest turns negative', () => {
  expect(reportGood(order, { good_qty: 450, trans_time: NOW }, NOW)).toMatchObject({ remaining_qty: -50 })
})

test.each([
  [1, 112.4, 113],
  [1, 112, 112],
  [0, 112.4, 112.4],
] as const)('an integer unit (%i) makes %d pieces %d', (integer_unit, good_qty, booked) => {
  expect(reportGood({ ...order, integer_unit }, { good_qty, trans_time: NOW }, NOW)).toMatchObject({ good_qty: booked })
})

test.each([
  ['nothing', { good_qty: 0 }, 'quantity-not-positive'],
  ['a negative quantity', { good_qty: -5 }, 'quantity-not-positive'],
  ['a scanned barcode', { good_qty: MOST_IN_ONE_REPORT + 1 }, 'quantity-too-large'],
  ['a time to come', { trans_time: NOW + 600_000 }, 'time-in-future'],
  ['a time before the order', { trans_time: NOW - 7_200_000 }, 'time-before-order'],
])('W-CALL-21-X %s is refused', (_what, change, refusal) => {
  expect(reportGood(order, { good_qty: 1, trans_time: NOW, ...change }, NOW)).toMatchObject({ refusal })
})

test('T-SAFE-11 an order that began by a clock that was set back since can be reported now', () => {
  const ahead = { ...order, start_time: NOW + 3_600_000 }
  expect(reportGood(ahead, { good_qty: 1, trans_time: NOW }, NOW)).toMatchObject({ good_qty: 1, trans_time: NOW })
  const justAhead = { ...order, start_time: NOW + 60_000 }
  expect(reportGood(justAhead, { good_qty: 1, trans_time: NOW }, NOW)).toMatchObject({ refusal: 'time-before-order' })
})

test('a terminal clock is at most a minute ahead', () => {
  expect(reportGood(order, { good_qty: 1, trans_time: NOW + 60_000 }, NOW)).toMatchObject({ good_qty: 1 })
  expect(reportGood(order, { good_qty: 1, trans_time: NOW + 60_001 }, NOW)).toMatchObject({ refusal: 'time-in-future' })
})
