import { expect, test } from 'vitest'
import { piecesToTell } from './counted-pieces.ts'

const END = 10_000_000
const shift = { counted_qty: 120, reducing_scrap_qty: 20, told_qty: 0, shift_ends: END, run_ends: null }

test.each([
  ['not while the shift goes on', {}, 0, null],
  ['not while signals may be on their way', {}, 59_999, null],
  ['good pieces once the shift is over', {}, 60_000, { quantity: 100, at: END }],
  ['or once the run is', { run_ends: END - 90_000 }, -30_000, { quantity: 100, at: END - 90_000 }],
  ['never twice', { told_qty: 100 }, 90_000, null],
  ['the difference afterwards', { told_qty: 90 }, 90_000, { quantity: 10, at: END }],
  ['also downwards', { told_qty: 130 }, 90_000, { quantity: -30, at: END }],
])('T-PLANT-66 counted pieces are told to the ERP: %s', (_name, change, after, told) => {
  expect(piecesToTell({ ...shift, ...change }, END + after)).toEqual(told)
})
