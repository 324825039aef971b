import { beforeAll, expect, test } from 'vitest'
import { addCard, addMachine, addPart } from './order-plant.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  for (const machine_id of ['EX1', 'EX2', 'EX3']) await addMachine(server, machine_id)
  await addPart(server, 'EP-1')
  await addCard(server, 'EC-1', { machine_id: 'EX1', part_no: 'EP-1', program_id: 'E1.PRG' })
  await addCard(server, 'EC-2', { machine_id: 'EX2', part_no: 'EP-1', program_id: 'E1.PRG' })
  await addCard(server, 'EC-4', { machine_id: 'EX3', part_no: 'EP-1', program_id: 'E1.PRG' })
})

const program = (feature: 'block_program' | 'unblock_program', comment = '', machine_id = 'EX1') =>
  operator.call('balthzar_euromap', { feature, machine_id, program_id: 'E1.PRG', comment })
const start = (machine_id: string, card_no: string) => operator.call('start_order', { machine_id, card_no })
const planned = async () => (await operator.call('get_planned_orders', { machine_id: 'EX1' })).data

test('T-PLANT-222 an order whose program is blocked does not start and says why; freed, it starts', async () => {
  await program('block_program', 'wrong temperature')
  const refused = await start('EX1', 'EC-1')
  expect(refused).toMatchObject({ status: 409, message: 'Program E1.PRG is blocked: wrong temperature' })
  expect(await planned()).toMatchObject([{ card_no: 'EC-1', locked: 1, lock_comment: 'wrong temperature' }])
  // An order that comes in later has the same program.
  await addCard(server, 'EC-3', { machine_id: 'EX1', part_no: 'EP-1', program_id: 'E1.PRG' })
  expect((await start('EX1', 'EC-3')).status).toBe(409)
  // The same program of another machine is another program.
  expect((await start('EX2', 'EC-2')).status).toBe(200)
  await program('unblock_program')
  expect((await planned()).map(({ locked }) => locked)).toEqual([0, 0])
  expect((await start('EX1', 'EC-1')).status).toBe(200)
})

test('T-PLANT-222 an order that runs goes on when its program is blocked', async () => {
  expect((await start('EX3', 'EC-4')).status).toBe(200)
  expect((await program('block_program', 'checked after this order', 'EX3')).status).toBe(200)
  const running = await server.sql("select 1 from order_run where card_no = 'EC-4' and end_time is null")
  expect(running).toHaveLength(1)
})

test('T-PLANT-224 places count the machines that their overviews show: planning resources are not among them', async () => {
  const groups = (await operator.call('get_groups', {})).data
  const all = (await operator.call('get_machines', {})).data
  const shown = all.filter(({ resource_type }) => resource_type !== 2)
  for (const type of ['department', 'zone', 'category'] as const) {
    const counted = groups.filter(({ group_type }) => group_type === type)
    for (const { code, machines } of counted) {
      expect([type, code, machines]).toEqual([type, code, shown.filter((machine) => machine[type] === code).length])
    }
    // One of each kind holds a planning resource, or nothing would be told apart.
    expect(
      counted.some(({ code, machines }) => Number(machines) < all.filter((machine) => machine[type] === code).length),
    ).toBe(true)
  }
})

test('T-PLANT-224 a group of stop codes counts them neither', async () => {
  const groups = (await operator.call('get_groups', {})).data.filter(({ group_type }) => group_type === 'stop_group')
  const all = (await operator.call('get_machines', {})).data
  const run = all.filter(({ resource_type }) => resource_type !== 2).length
  expect(run).toBeLessThan(all.length)
  expect(Math.max(...groups.map(({ machines }) => Number(machines)))).toBe(run)
})
