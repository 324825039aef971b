import { expect, test } from 'vitest'
import type { Order } from '../model/order.ts'
import { activeOrders } from './active-orders.ts'

const order = (machine_id: string, fields: Partial<Order>) =>
  ({ machine_id, planned_unit_time: 36, capacity_factor: 1, planned_setup_time: 5, ...fields }) as Order
const machines = [{ machine_id: 'M1', machine_description: 'Press' }]

test.each<[string, Partial<Order>, number]>([
  ['100 pieces of 36 s', { remaining_qty: 100 }, 1],
  ['setup of a running order is behind it', { remaining_qty: 50 }, 0.5],
  ['a slower machine needs longer', { remaining_qty: 100, capacity_factor: 0.5 }, 2],
  ['to the minute, not in tenths of an hour that are read as minutes', { remaining_qty: 115 }, 1.15],
  ['more made than planned', { remaining_qty: -10 }, 0],
])('T-ROUTE-11-X %s', (_, fields, remaining_hours) =>
  expect(activeOrders([order('M1', fields)], machines)).toMatchObject([
    { machine_description: 'Press', remaining_hours },
  ]),
)

test('T-ROUTE-11-X one row per running order of the location’s machines, none of others', () =>
  expect(
    activeOrders([order('M1', { card_no: 'a' }), order('M2', {}), order('M1', { card_no: 'b' })], machines).map(
      ({ card_no }) => card_no,
    ),
  ).toEqual(['a', 'b']))
