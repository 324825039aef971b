import { expect, test } from 'vitest'
import { stopOrder } from './stop-order.ts'

const now = Date.parse('2026-03-10T10:00:00Z')
const card = { in_erp: true, planned_op_qty: 100, good_qty: 40, scrap_qty: 0 }
const machine = (special_functions: number[]) => ({ machine_id: 'M1', special_functions })
const at = (time: string) => Date.parse(time)

test.each([
  ['No leaves the rest in the plan', [47], 0, card, { status: 'planned', cancelled: 0, cancellation: null }],
  [
    'Yes writes a record that is sent 70 minutes later',
    [47],
    1,
    card,
    {
      status: 'finished',
      cancelled: 1,
      cancellation: { remaining_qty: 60, next_attempt: at('2026-03-10T11:10:00Z') },
    },
  ],
  [
    'Yes with nothing reported waits for the first report',
    [47],
    1,
    { ...card, good_qty: 0 },
    { status: 'finished', cancelled: 1, cancellation: { remaining_qty: 100, next_attempt: null } },
  ],
  [
    'Yes with only scrap reported is sent',
    [47],
    1,
    { ...card, good_qty: 0, scrap_qty: 3 },
    { cancellation: { remaining_qty: 100, next_attempt: at('2026-03-10T11:10:00Z') } },
  ],
  [
    'Yes with one good piece is sent',
    [47],
    1,
    { ...card, good_qty: 1 },
    { cancellation: { remaining_qty: 99, next_attempt: at('2026-03-10T11:10:00Z') } },
  ],
  [
    'Yes with one piece of scrap is sent',
    [47],
    1,
    { ...card, good_qty: 0, scrap_qty: 1 },
    { cancellation: { remaining_qty: 100, next_attempt: at('2026-03-10T11:10:00Z') } },
  ],
  [
    'Yes without an ERP counterpart closes the rest here',
    [47],
    1,
    { ...card, in_erp: false },
    { status: 'finished', cancelled: 1, cancellation: null },
  ],
  ['without SF47 the answer is 0', [], 1, card, { status: 'planned', cancelled: 0, cancellation: null }],
  ['an order that lacks one piece is planned again', [], 0, { ...card, good_qty: 99 }, { status: 'planned' }],
  ['an order that is just full is finished', [], 0, { ...card, good_qty: 100 }, { status: 'finished' }],
  ['a full order is finished', [], 0, { ...card, good_qty: 101 }, { status: 'finished', cancelled: 0 }],
] as const)('T-CALL-31-X %s', (_what, functions, cancel_order, on, expected) => {
  expect(stopOrder({ cancel_order }, { machine: machine([...functions]), card: on, now })).toMatchObject(expected)
})

test('T-CALL-31-X a machine with SF112 refuses', () => {
  expect(stopOrder({ cancel_order: 0 }, { machine: machine([112]), card, now })).toMatchObject({
    refusal: 'stop-disabled',
  })
})
