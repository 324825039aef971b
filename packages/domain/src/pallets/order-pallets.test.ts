import { expect, test } from 'vitest'
import type { PalletFlag } from '../orders/model/pallet-flag.ts'
import {
  confirmedQty,
  NO_PALLETS,
  type OrderPallets,
  palletsLeaving,
  palletsOf,
  palletsProblem,
} from './order-pallets.ts'

const flag = (recordNo: number, erpStatus: 'W' | 'T' | 'N', status: '' | 'Cancelled' = ''): PalletFlag => ({
  recordNo,
  erpStatus,
  status,
  machine_id: 'M1',
  cardNo: 'C1',
  workOrderNo: 'WO',
  partNo: 'P',
  opNumber: '10',
  printOrder: 1,
  erpId: String(recordNo),
  qty: 50,
  goodQty: 50,
  flag_type: '',
  created: '2026-01-01T00:00:00Z',
  confirmed: '',
  last_error: '',
})
const three = [flag(1, 'T'), flag(2, 'T'), flag(3, 'N')]
const at = (change: Partial<OrderPallets>): OrderPallets => ({ ...palletsOf('C1', three, 150), ...change })

test('W-STEP-19 at first an order made what is booked, or what stands on its pallets', () => {
  expect(palletsOf('C1', three, 180).quantity).toBe('180')
  expect(palletsOf('C1', three, 0)).toMatchObject({ quantity: '150', raised: false })
  expect(NO_PALLETS).toMatchObject({ flags: null, raised: false })
  expect(confirmedQty({ quantity: '' })).toBe(0)
})

test.each<[string, Partial<OrderPallets>, object | null]>([
  ['150 stays', { quantity: '150' }, null],
  ['a larger one stays', { quantity: '1500' }, null],
  [
    '1 on the way to 150 is raised only on going on',
    { quantity: '1' },
    { kind: 'raise', to: { quantity: '150', raised: true } },
  ],
  ['nothing is raised too', { quantity: '' }, { kind: 'raise', to: { quantity: '150' } }],
  [
    'cancelled pallets do not count',
    { quantity: '100', flags: [flag(1, 'T'), flag(2, 'T'), flag(3, 'T', 'Cancelled')] },
    null,
  ],
])('W-VALID-12 W-VALID-13-B the quantity is raised to what stands on pallets: %s', (_what, change, leaving) => {
  if (leaving === null) expect(palletsLeaving(at(change))).toBeNull()
  else expect(palletsLeaving(at(change))).toMatchObject(leaving)
})

test.each<[string, Partial<OrderPallets>, object | null]>([
  ['one waits', { flags: [...three, flag(9, 'W')] }, { kind: 'halt', after: { continued: [9] } }],
  ['somebody goes on with it', { flags: [...three, flag(9, 'W')], continued: [9] }, null],
  [
    'another one waits since',
    { flags: [flag(9, 'W'), flag(10, 'W')], continued: [9] },
    { after: { continued: [9, 10] } },
  ],
  ['it was cancelled', { flags: [flag(9, 'W', 'Cancelled')] }, null],
  ['the ERP has it', { flags: [flag(9, 'T')] }, null],
])('W-STATE-02 W-STATE-05-X going on while a pallet waits is a question: %s', (_what, change, leaving) => {
  if (leaving === null) expect(palletsLeaving(at(change))).toBeNull()
  else expect(palletsLeaving(at(change))).toMatchObject(leaving)
})

test.each<[boolean, string | null]>([
  [true, 'not-whole'],
  [false, null],
])('T-LOOK-14 180.5 pieces where whole ones are counted (%s)', (whole, problem) =>
  expect(palletsProblem(at({ quantity: '180.5' }), 180, whole)).toBe(problem),
)

test.each<[string, Partial<OrderPallets>, string | null]>([
  ['not loaded', { flags: null }, 'loading'],
  ['fewer than booked: that is scrap', { quantity: '170' }, 'below-booked'],
  ['as booked', { quantity: '180' }, null],
  ['as many as on pallets, fewer than booked', { quantity: '150' }, 'below-booked'],
  ['fewer than on pallets: it is raised', { quantity: '20' }, null],
  ['the most that one report may say', { quantity: '1000000' }, null],
  ['a scanned barcode', { quantity: '1000001' }, 'too-large'],
  ['no number', { quantity: '-' }, null],
  ['below nothing', { quantity: '-5' }, 'not-a-number'],
])('W-WIZARD-33-X the pieces of an order with 180 booked: %s', (_what, change, problem) =>
  expect(palletsProblem(at(change), 180)).toBe(problem),
)
