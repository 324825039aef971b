import { expect, test } from 'vitest'
import { doneOrders, mayEndReported, overrun, startOfRun } from './group-orders.ts'

const machine = (...special_functions: number[]) => ({ special_functions })
const card = { card_no: 'C1', planned_op_qty: 100, good_qty: 80, scrap_qty: 10 }

test.each([
  ['without SF25', machine(), [{ start: 100 }], 500],
  ['with SF25 alone on the machine', machine(25), [], 500],
  ['with SF25 after one', machine(25), [{ start: 100 }], 100],
  ['with SF25 after the first', machine(25), [{ start: 300 }, { start: 100 }], 100],
])('T-PLANT-31 a run %s begins', (_what, on, running, expected) => expect(startOfRun(on, 500, running)).toBe(expected))

test.each([
  ['inside the plan', machine(25, 31), 10, undefined, { close: false, ask: false }],
  ['beyond it without a function', machine(), 11, undefined, { close: false, ask: false }],
  ['beyond it with SF25, not answered', machine(25), 11, undefined, { close: false, ask: true }],
  ['beyond it with SF25, fully reported', machine(25), 11, 1, { close: true, ask: false }],
  ['beyond it with SF25, not yet', machine(25), 11, 0, { close: false, ask: false }],
  [
    'beyond it with SF31',
    machine(31),
    11,
    1,
    { refusal: 'order-quantity-reached', values: { card_no: 'C1', room: 10 } },
  ],
] as const)('T-PLANT-31 T-PLANT-33 a report %s', (_what, on, good_qty, fully_reported, expected) =>
  expect(overrun(on, card, { good_qty, fully_reported })).toEqual(expected),
)

test.each([
  [100, 0],
  [99, 1],
  [130, 0],
])('T-PLANT-33 with SF31 and %i made there is room for %i', (good_qty, room) =>
  expect(overrun(machine(31), { ...card, good_qty, scrap_qty: 0 }, { good_qty: 2, fully_reported: 0 })).toMatchObject({
    values: { room },
  }),
)

test.each([
  ['more than planned with SF25', machine(25), 91, true],
  ['exactly the plan', machine(25), 90, false],
  ['more than planned without it', machine(), 91, false],
])('T-PLANT-301 a running order of which there is %s', (_what, on, good_qty, expected) =>
  expect(mayEndReported(on, { ...card, good_qty })).toBe(expected),
)

test('T-PLANT-34 with SF33 the orders that are done end when the next one starts', () => {
  const done = { ...card, card_no: 'C2', good_qty: 100 }
  expect(doneOrders(machine(33), [card, done])).toEqual([done])
  expect(doneOrders(machine(), [card, done])).toEqual([])
})
