import { expect, test } from 'vitest'
import { changeQueue } from './pallet-queue.ts'

const queue = [
  { record_no: 1, state: 'fetched' },
  { record_no: 2, state: 'called' },
  { record_no: 3, state: 'waiting' },
] as const

test.each([
  [3, 'call', { state: 'called' }],
  [2, 'call', { refusal: 'pallet-called', values: {} }],
  [3, 'fetch', { state: 'fetched' }],
  [1, 'fetch', { refusal: 'pallet-fetched', values: {} }],
  [3, 'up', { order: [3, 2] }],
  [2, 'down', { order: [3, 2] }],
  [2, 'up', { refusal: 'pallet-at-the-end', values: {} }],
  [3, 'down', { refusal: 'pallet-at-the-end', values: {} }],
  [1, 'remove', { removed: true }],
  [9, 'remove', { refusal: 'pallet-not-found', values: { record_no: 9 } }],
] as const)('T-PLANT-95 pallet %j and %s: %j', (record_no, action, change) =>
  expect(changeQueue(queue, record_no, action)).toEqual(change),
)
