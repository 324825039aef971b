import { expect, test } from 'vitest'
import { type CancellableCard, cancelRest } from './cancel-rest.ts'

const now = Date.parse('2026-03-10T10:00:00Z')
const planned: CancellableCard = {
  card_no: 'C1',
  in_erp: true,
  planned_op_qty: 100,
  good_qty: 0,
  scrap_qty: 0,
  cancelled: 0,
  running: false,
  has_run: false,
  transferred: false,
}
const finished = { ...planned, good_qty: 40, has_run: true }

test.each<[ids: string, what: string, card: CancellableCard, to: 0 | 1, expected: unknown]>([
  [
    'T-STATE-14 T-STATE-14-X',
    'a planned order is only struck through',
    planned,
    1,
    { status: 'planned', cancelled: 1, cancellation: null },
  ],
  [
    'T-STATE-14',
    'and is planned again',
    { ...planned, cancelled: 1 },
    0,
    { status: 'planned', cancelled: 0, cancellation: null },
  ],
  [
    'T-STATE-14-X',
    'a finished order writes the record of SF47',
    finished,
    1,
    { status: 'finished', cancelled: 1, cancellation: { remaining_qty: 60, next_attempt: now + 70 * 60_000 } },
  ],
  [
    'T-PLANT-350',
    'of an order that has only scrap its plan is left, not more',
    { ...finished, good_qty: -7, scrap_qty: 7 },
    1,
    { status: 'finished', cancelled: 1, cancellation: { remaining_qty: 100, next_attempt: now + 70 * 60_000 } },
  ],
  [
    'T-STATE-14-X',
    'an order made here writes none',
    { ...finished, in_erp: false },
    1,
    { status: 'finished', cancelled: 1, cancellation: null },
  ],
  [
    'T-STATE-14-X',
    'a cancellation that waits is reverted',
    { ...finished, cancelled: 1 },
    0,
    { status: 'planned', cancelled: 0, cancellation: null },
  ],
  [
    'T-STATE-14-X',
    'with one piece left it is planned again',
    { ...finished, good_qty: 99, cancelled: 1 },
    0,
    { status: 'planned', cancelled: 0, cancellation: null },
  ],
  [
    'T-STATE-14-X',
    'with none left it stays finished',
    { ...finished, good_qty: 100, cancelled: 1 },
    0,
    { status: 'finished', cancelled: 0, cancellation: null },
  ],
  ['T-STATE-14-X', 'the same state again is no error', { ...planned, cancelled: 1 }, 1, null],
  ['T-STATE-14-X', 'nor is it when reverted', planned, 0, null],
])('%s %s', (_ids, _what, card, to, expected) => {
  expect(cancelRest(card, to, now)).toEqual(expected)
})

test.each<[refusal: string, card: CancellableCard, to: 0 | 1]>([
  ['order-running', { ...finished, running: true }, 1],
  ['cancellation-transferred', { ...finished, cancelled: 1, transferred: true }, 0],
])('T-STATE-14-X refused: %s', (refusal, card, to) => {
  expect(cancelRest(card, to, now)).toMatchObject({ refusal })
})
