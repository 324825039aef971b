import { expect, test } from 'vitest'
import { type ConfirmedFlag, confirmOrder, leastQuantity, type OrderOver, waitingFlags } from './confirm-order.ts'

const flag = (recordNo: number, erpStatus: 'W' | 'T' | 'N', more: Partial<ConfirmedFlag> = {}): ConfirmedFlag => ({
  recordNo,
  erpStatus,
  status: '',
  goodQty: 40,
  ...more,
})
const cancelled = { status: 'Cancelled' } as const

test.each<[string, ConfirmedFlag[], number, number[]]>([
  ['no pallets', [], 0, []],
  ['what waits does not count', [flag(1, 'W'), flag(2, 'T')], 40, [1]],
  ['what the ERP never takes counts', [flag(1, 'N'), flag(2, 'T', { goodQty: 38 })], 78, []],
  ['W-VALID-13-B cancelled ones do not', [flag(1, 'T'), flag(2, 'T', cancelled), flag(3, 'W', cancelled)], 40, []],
])('W-VALID-12 the least quantity is that of the pallets that do not wait: %s', (_what, flags, least, waiting) => {
  expect(leastQuantity(flags)).toBe(least)
  expect(waitingFlags(flags)).toEqual(waiting)
})

const order: OrderOver = { card_no: '100042', booked: 100, running: false, confirmed: false, flags: [flag(1, 'T')] }

test.each<[string, Partial<OrderOver>, { quantity: number; waiting?: number[] }, object]>([
  ['as booked', {}, { quantity: 100 }, { toBook: 0 }],
  ['exactly what stands on pallets', { booked: 0 }, { quantity: 40 }, { toBook: 40 }],
  ['more: the difference is booked', {}, { quantity: 120 }, { toBook: 20 }],
  ['fewer is scrap', {}, { quantity: 90 }, { refusal: 'confirm-below-booked', values: { booked: 100 } }],
  ['fewer than on pallets', {}, { quantity: 30 }, { refusal: 'confirm-below-pallets', values: { least: 40 } }],
  ['while it runs', { running: true }, { quantity: 100 }, { refusal: 'confirm-running' }],
  ['a second time', { confirmed: true }, { quantity: 100 }, { refusal: 'order-confirmed' }],
  ['a pallet waits', { flags: [flag(7, 'W')] }, { quantity: 100 }, { refusal: 'pallets-not-transferred' }],
  ['and somebody knows it', { flags: [flag(7, 'W')] }, { quantity: 100, waiting: [7] }, { toBook: 0 }],
  ['another one waits', { flags: [flag(8, 'W')] }, { quantity: 100, waiting: [7] }, { values: { count: 1 } }],
])('W-WIZARD-33-X an order is confirmed: %s', (_what, change, said, expected) =>
  expect(confirmOrder({ ...order, ...change }, { waiting: [], ...said })).toMatchObject(expected),
)
