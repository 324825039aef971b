import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'
import { aMachine, aTool, aToolInsert } from './machines.fixture.ts'

const server = testServer()
let operator: Caller
let seq = 0

beforeAll(async () => {
  operator = await server.signIn('operator')
  await aMachine(server, { machine_id: 'KX1', good_from_cycles: true })
  await aMachine(server, { machine_id: 'KX2', good_from_cycles: false })
  await aMachine(server, { machine_id: 'KX3', good_from_cycles: true })
  await aMachine(server, { machine_id: 'KX4' })
  await aPart(server, { part_no: 'KP-1' })
  for (const [card_no, machine_id] of [
    ['KC-1', 'KX1'],
    ['KC-2', 'KX1'],
    ['KC-3', 'KX1'],
    ['KC-4', 'KX2'],
    ['KC-5', 'KX3'],
    ['KC-6', 'KX4'],
  ] as const) {
    await aCard(server, { card_no, machine_id, part_no: 'KP-1' })
  }
})

const start = (machine_id: string, card_no: string) => operator.call('start_order', { machine_id, card_no })
const cycles = (machine_id: string, value: number, at = Date.now()) => {
  seq += 1
  return server.ingest([{ seq, machine_id, at: new Date(at).toISOString(), kind: 'cycles', value }])
}
const good = async (card_no: string) =>
  (
    await server.sql<{ good_qty: number }>(
      'select good_qty::float from card where company_id = 1000 and card_no = $1',
      [card_no],
    )
  )[0]?.good_qty

test('T-PLANT-04 cycles of the time of a run go to every run of that time, with its own cavities', async () => {
  for (const card_no of ['KC-1', 'KC-2']) expect((await start('KX1', card_no)).code).toBe(0)
  await server.sql("update order_run set insatser = 3 where company_id = 1000 and card_no = 'KC-2'")
  const before = Date.now()
  await cycles('KX1', 5, before)
  expect([await good('KC-1'), await good('KC-2')]).toEqual([5, 15])
  await operator.call('stop_order', { machine_id: 'KX1', card_no: 'KC-2', cancel_order: 0 })
  expect((await start('KX1', 'KC-3')).code).toBe(0)
  await cycles('KX1', 2, Date.now() + 1)
  expect([await good('KC-1'), await good('KC-2'), await good('KC-3')]).toEqual([7, 15, 2])
  // What comes late belongs to the runs of its own time.
  await cycles('KX1', 10, before)
  expect([await good('KC-1'), await good('KC-2'), await good('KC-3')]).toEqual([17, 45, 2])
})

test('T-PLANT-04 a closed cavity is taken from the pieces of each cycle from then on, and what was made before stays', async () => {
  await aTool(server, { tool_id: 'KT-1' })
  for (const insert_location of [1, 2, 3, 4]) await aToolInsert(server, { tool_id: 'KT-1', insert_location })
  await server.sql("update machine set tool_id = 'KT-1' where company_id = 1000 and machine_id = 'KX3'")
  expect((await start('KX3', 'KC-5')).code).toBe(0)
  await server.sql("update order_run set insatser = 4 where company_id = 1000 and card_no = 'KC-5'")
  await cycles('KX3', 5)
  expect(await good('KC-5')).toBe(20)
  const supervisor = await server.signIn('supervisor')
  const closed = { machine_id: 'KX3', tool_id: 'KT-1', insert_locations: [2], note: 'worn' }
  expect((await supervisor.call('close_cavities', closed)).code).toBe(0)
  await cycles('KX3', 5, Date.now() + 1)
  expect(await good('KC-5')).toBe(35)
})

test('T-PLANT-04 where people report the quantity, cycles are shown and make no piece', async () => {
  expect((await start('KX2', 'KC-4')).code).toBe(0)
  await cycles('KX2', 9, Date.now() + 1)
  expect(await good('KC-4')).toBe(0)
  expect((await operator.call('get_machine', { machine_id: 'KX2' })).data[0]).toMatchObject({ today_cycles: 9 })
  const report = { machine_id: 'KX2', card_no: 'KC-4', good_qty: 4, employee: '0102' }
  await operator.call('receive_good_qty', { ...report, trans_time: new Date().toISOString() })
  expect(await good('KC-4')).toBe(4)
})

test('D-ENTITY-73 an order carries its planned setup time in hours', async () => {
  expect((await start('KX4', 'KC-6')).code).toBe(0)
  const [order] = (await operator.call('get_running_orders', { machine_id: 'KX4' })).data
  expect(order).toMatchObject({ card_no: 'KC-6', planned_setup_time: 2 })
})
