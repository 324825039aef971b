import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'

const server = testServer()
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  for (const machine_id of ['EX1', 'EX2', 'EX3']) await aMachine(server, { machine_id })
  await aPart(server, { part_no: 'EP-1' })
  await aCard(server, { card_no: 'EC-1', machine_id: 'EX1', part_no: 'EP-1', program_id: 'E1.PRG' })
  await aCard(server, { card_no: 'EC-2', machine_id: 'EX2', part_no: 'EP-1', program_id: 'E1.PRG' })
  await aCard(server, { card_no: 'EC-4', machine_id: 'EX3', part_no: 'EP-1', program_id: 'E1.PRG' })
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
  await aCard(server, { card_no: 'EC-3', machine_id: 'EX1', part_no: 'EP-1', program_id: 'E1.PRG' })
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

test('T-PLANT-363 T-PLANT-222 no report begins an order whose program is blocked, neither of its own nor of a bundle', async () => {
  const admin = await server.signIn('admin')
  await aMachine(server, { machine_id: 'EX5', special_functions: [25] })
  for (const card_no of ['EC-5', 'EC-6', 'EC-7']) {
    await aCard(server, { card_no, machine_id: 'EX5', part_no: 'EP-1', program_id: 'E1.PRG' })
  }
  const of = { machine_id: 'EX5', card_nos: ['EC-6', 'EC-7'], planned_qty: 100 }
  const [bundle] = (await admin.call('balthzar_create_detail_planning_bundle', of)).data
  const reports = [
    () => admin.call('receive_good_qty', { machine_id: 'EX5', card_no: 'EC-5', good_qty: 5, employee: '0101' }),
    () => admin.call('report_bundle', { bundle_no: Number(bundle?.bundle_no), machine_id: 'EX5', good_qty: 5 }),
  ]
  const runs = () => server.sql("select card_no from order_run where machine_id = 'EX5' order by card_no")
  await program('block_program', 'wrong temperature', 'EX5')
  for (const report of reports) {
    expect(await report()).toMatchObject({ status: 409, message: 'Program E1.PRG is blocked: wrong temperature' })
  }
  expect(await runs()).toEqual([])
  await program('unblock_program', '', 'EX5')
  for (const report of reports) expect((await report()).status).toBe(200)
  expect(await runs()).toEqual([{ card_no: 'EC-5' }, { card_no: 'EC-6' }, { card_no: 'EC-7' }])
})

test('T-PLANT-363 pieces of an order that is over are reported whatever its program is now', async () => {
  const admin = await server.signIn('admin')
  await aMachine(server, { machine_id: 'EX6', special_functions: [25] })
  await aCard(server, { card_no: 'EC-8', machine_id: 'EX6', part_no: 'EP-1', program_id: 'E1.PRG' })
  const report = (more: object) =>
    admin.call('receive_good_qty', { machine_id: 'EX6', card_no: 'EC-8', good_qty: 5, employee: '0101', ...more })
  expect((await start('EX6', 'EC-8')).status).toBe(200)
  await program('block_program', 'after this order', 'EX6')
  expect((await report({})).status).toBe(200)
  await server.sql(
    "update order_run set end_time = start_time + interval '1 second' where machine_id = 'EX6' and card_no = 'EC-8'",
  )
  await server.sql("update card set status = 'finished' where card_no = 'EC-8'")
  const [run] = await server.sql<{ end_time: string }>("select end_time from order_run where machine_id = 'EX6'")
  expect(await report({ trans_time: new Date(run?.end_time ?? 0).toISOString() })).toMatchObject({ status: 200 })
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
