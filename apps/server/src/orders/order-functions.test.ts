import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCardMaterial } from '../materials/materials.fixture.ts'
import { warnAtOrderQuantity } from './jobs/warn-at-order-quantity.ts'
import { aCard, aPart } from './orders.fixture.ts'

const server = testServer()
let operator: Caller
const COMPANY = 1000
const HOUR = 3_600_000

beforeAll(async () => {
  operator = await server.signIn('operator')
  await aPart(server, { part_no: 'FP' })
  await aPart(server, { part_no: 'FP2' })
  for (const sf of [17, 25, 30, 31, 33, 84, 278])
    await aMachine(server, { machine_id: `F${sf}`, special_functions: [sf] })
})

const start = (machine_id: string, card_no: string, more: object = {}) =>
  operator.raw({ name: 'start_order', payload: { machine_id, card_no, ...more } })
const report = (machine_id: string, card_no: string, good_qty: number, more: object = {}) =>
  operator.raw({
    name: 'receive_good_qty',
    payload: { machine_id, card_no, good_qty, employee: '0102', trans_time: new Date().toISOString(), ...more },
  })
const runsOf = (machine_id: string) =>
  server.sql<{ card_no: string; start_time: string; end_time: string | null; p_order: number }>(
    `select card_no, start_time, end_time, p_order::int from order_run where company_id = $1 and machine_id = $2
     order by p_order`,
    [COMPANY, machine_id],
  )

test('T-PLANT-31 SF25: orders started after the first share its start, and its cycles since then', async () => {
  await server.sql("update machine set good_from_cycles = true where company_id = $1 and machine_id = 'F25'", [COMPANY])
  await aCard(server, { card_no: 'F25-1', machine_id: 'F25', part_no: 'FP' })
  await aCard(server, { card_no: 'F25-2', machine_id: 'F25', part_no: 'FP2' })
  const began = Date.now() - 2 * HOUR
  await signal(server, 'F25', { at: began, kind: 'state', value: 'running' })
  await start('F25', 'F25-1')
  await server.sql("update order_run set start_time = $2 where company_id = $1 and card_no = 'F25-1'", [
    COMPANY,
    new Date(began).toISOString(),
  ])
  await signal(server, 'F25', { at: Date.now(), kind: 'cycles', value: 7 })
  await start('F25', 'F25-2')
  const [first, second] = await runsOf('F25')
  expect(second?.start_time).toEqual(first?.start_time)
  const cards = await server.sql(
    "select card_no, good_qty::int from card where company_id = $1 and card_no in ('F25-1', 'F25-2') order by card_no",
    [COMPANY],
  )
  expect(cards).toEqual([
    { card_no: 'F25-1', good_qty: 7 },
    { card_no: 'F25-2', good_qty: 7 },
  ])
})

test('T-PLANT-31 SF25: a report on a planned order begins and ends its run; later reports move the end; too much asks', async () => {
  await aMachine(server, { machine_id: 'F25P', special_functions: [25] })
  await aCard(server, { card_no: 'F25-3', machine_id: 'F25P', part_no: 'FP', planned_op_qty: 10 })
  const at = (minutes: number) => ({ trans_time: new Date(Date.now() - minutes * 60_000).toISOString() })
  expect((await report('F25P', 'F25-3', 4, at(30))).status).toBe(200)
  expect((await report('F25P', 'F25-3', 4, at(10))).status).toBe(200)
  const runs = await runsOf('F25P')
  expect(runs).toHaveLength(1)
  expect(Date.parse(runs[0]?.end_time ?? '') - Date.parse(runs[0]?.start_time ?? '')).toBeCloseTo(20 * 60_000, -3)
  const asked = await report('F25P', 'F25-3', 3, at(5))
  expect(asked.data).toMatchObject([{ card_good_qty: 11, ask_fully_reported: true }])
  const good = () => server.sql("select good_qty::int from card where card_no = 'F25-3'")
  expect(await good()).toEqual([{ good_qty: 11 }])
  expect(await server.sql("select 1 from cancellation where card_no = 'F25-3'")).toEqual([])
  expect((await report('F25P', 'F25-3', 1, { ...at(5), fully_reported: 1 })).status).toBe(200)
  expect(await good()).toEqual([{ good_qty: 12 }])
  const [cancelled] = await server.sql("select status from cancellation where card_no = 'F25-3'")
  expect(cancelled).toEqual({ status: 'W' })
  const admin = await server.signIn('admin')
  const both = { machine_id: 'F25P', special_functions: [25, 124], version: 0 }
  expect((await admin.call('save_machine_functions', both)).message).toContain('SF25 and SF124')
})

test('T-PLANT-31 SF25: what runs and is fully reported ends with the report, at once and for the ERP', async () => {
  await aMachine(server, { machine_id: 'F25R', special_functions: [25] })
  await aCard(server, { card_no: 'F25-4', machine_id: 'F25R', part_no: 'FP', planned_op_qty: 10 })
  await start('F25R', 'F25-4')
  expect((await report('F25R', 'F25-4', 11, { fully_reported: 1 })).status).toBe(200)
  const run = (await runsOf('F25R')).find(({ card_no }) => card_no === 'F25-4')
  expect(run?.end_time).toBeTruthy()
  const after = await server.sql("select status, cancelled, good_qty::int from card where card_no = 'F25-4'")
  expect(after).toEqual([{ status: 'finished', cancelled: 1, good_qty: 11 }])
  expect(await server.sql("select status from cancellation where card_no = 'F25-4'")).toEqual([{ status: 'W' }])
})

const detailsOf = async (machine_id: string, card_no: string) =>
  (await operator.call('get_order_details', { machine_id, card_no })).data[0]

test('T-PLANT-301 T-PLANT-303 whoever is named in the report ends the order, the head says cancelled, and people stand with their names', async () => {
  await aMachine(server, { machine_id: 'F25E', special_functions: [25] })
  await aCard(server, { card_no: 'F25-5', machine_id: 'F25E', part_no: 'FP', planned_op_qty: 10 })
  await start('F25E', 'F25-5', { employee_id: '0103' })
  expect(await detailsOf('F25E', 'F25-5')).toMatchObject({
    is_running: 1,
    cancelled: 0,
    emp_end_wo: '',
    emp_end_name: '',
  })
  const done = await report('F25E', 'F25-5', 11, { fully_reported: 1 })
  expect(done.data).toMatchObject([{ rest_cancelled: true }])
  const names = await server.sql<{ employee_number: string; employee_name: string }>(
    "select employee_number, employee_name from employee where company_id = $1 and employee_number in ('0102', '0103')",
    [COMPANY],
  )
  const name = new Map(names.map(({ employee_number, employee_name }) => [employee_number, employee_name]))
  // The session is 0101's: the report was made by somebody else at the same terminal.
  expect(await detailsOf('F25E', 'F25-5')).toMatchObject({
    is_running: 0,
    cancelled: 1,
    emp_start_wo: '0103',
    emp_start_name: name.get('0103'),
    emp_end_wo: '0102',
    emp_end_name: name.get('0102'),
  })
  const reported = { employee: '0102', employee_name: name.get('0102') }
  const started = { employee: '0103', employee_name: name.get('0103') }
  expect((await operator.call('get_good_qty_history', { card_no: 'F25-5' })).data).toMatchObject([reported])
  expect((await operator.call('get_machine_reports', { machine_id: 'F25E' })).data).toMatchObject([reported])
  const [booked] = await server.sql<{ day: string }>("select day::text from good_transaction where card_no = 'F25-5'")
  const date = booked?.day ?? ''
  const happened = (await operator.call('get_machine_transactions', { machine_id: 'F25E', date })).data
  for (const [type, by] of [
    ['order-start', started],
    ['good', reported],
    ['order-end', reported],
  ] as const) {
    expect(happened.filter((one) => one.type === type)).toMatchObject([by])
  }
})

test('T-PLANT-301 an end that is refused leaves nothing of the report behind', async () => {
  await aMachine(server, { machine_id: 'F25M', special_functions: [17, 25] })
  await aCard(server, { card_no: 'F25-6', machine_id: 'F25M', part_no: 'FP', planned_op_qty: 10 })
  await aCardMaterial(server, { card_no: 'F25-6', line_no: 1, material_no: 'F25-MAT', per_unit: 0.5 })
  await start('F25M', 'F25-6')
  const batch = { machine_id: 'F25M', card_no: 'F25-6', material_no: 'F25-MAT', batch_id: 'B', supplier: 'S' }
  for (const [empty, quantity] of [
    [true, 9],
    [false, 3],
  ] as const) {
    expect((await operator.call('change_material_batch', { ...batch, empty, quantity })).status).toBe(200)
  }
  const refused = await report('F25M', 'F25-6', 11, { fully_reported: 1 })
  expect(refused.status, refused.message).toBe(409)
  const [card] = await server.sql("select status, cancelled, good_qty::int from card where card_no = 'F25-6'")
  expect(card).toEqual({ status: 'running', cancelled: 0, good_qty: 0 })
  expect(await server.sql("select 1 from good_transaction where card_no = 'F25-6'")).toEqual([])
})

test('T-PLANT-301 SF25: what the server alone knew to be too much is ended afterwards with one call', async () => {
  await aMachine(server, { machine_id: 'F25L', special_functions: [25] })
  await aCard(server, { card_no: 'F25-7', machine_id: 'F25L', part_no: 'FP', planned_op_qty: 10 })
  await start('F25L', 'F25-7')
  const cancel = (more: object = {}) =>
    operator.call('cancel_rest_of_order', { machine_id: 'F25L', card_no: 'F25-7', cancelled: 1, ...more })
  expect((await report('F25L', 'F25-7', 10)).data[0]).not.toHaveProperty('ask_fully_reported')
  expect((await cancel()).status).toBe(409)
  expect((await report('F25L', 'F25-7', 1)).data).toMatchObject([{ ask_fully_reported: true }])
  expect((await cancel({ employee: '0102' })).data).toMatchObject([{ cancelled: 1, remaining_qty: 0 }])
  expect(await detailsOf('F25L', 'F25-7')).toMatchObject({ is_running: 0, cancelled: 1, emp_end_wo: '0102' })
})

test('T-PLANT-32 SF30: the operator is warned once when the quantity of the order is reached', async () => {
  await aCard(server, { card_no: 'F30-1', machine_id: 'F30', part_no: 'FP', planned_op_qty: 5 })
  await aMachine(server, { machine_id: 'F30X' })
  await aCard(server, { card_no: 'F30-X', machine_id: 'F30X', part_no: 'FP', planned_op_qty: 5 })
  for (const [machine_id, card_no] of [
    ['F30', 'F30-1'],
    ['F30X', 'F30-X'],
  ] as const) {
    await start(machine_id, card_no)
    await report(machine_id, card_no, 4)
  }
  const told = async () => {
    const rows = (await operator.call('get_notifications', { machine_id: 'F30' })).data
    const others = (await operator.call('get_notifications', { machine_id: 'F30X' })).data
    return [rows.map(({ type, text }) => `${type} ${text}`), others.length]
  }
  const connections = openConnections(server.database)
  // Not as a job that is due: the server's own loop may hold it just then, and it would be passed over.
  const tick = () => warnAtOrderQuantity.run({ connections, now: Date.now(), publish: async () => () => {} })
  await tick()
  expect(await told()).toEqual([[], 0])
  await report('F30', 'F30-1', 1)
  await report('F30X', 'F30-X', 1)
  await tick()
  await tick()
  expect(await told()).toEqual([['order-ready Order F30-1 has reached its quantity. Change order.'], 0])
  await connections.close()
})

test('T-PLANT-33 SF31: no more is reported than was planned', async () => {
  await aCard(server, { card_no: 'F31-1', machine_id: 'F31', part_no: 'FP', planned_op_qty: 10 })
  await start('F31', 'F31-1')
  expect((await report('F31', 'F31-1', 8)).status).toBe(200)
  expect(await report('F31', 'F31-1', 3)).toMatchObject({
    status: 409,
    message: expect.stringContaining('only 2 more'),
  })
  expect((await report('F31', 'F31-1', 2)).status).toBe(200)
})

test('T-PLANT-34 T-PLANT-303 SF33: starting the next order ends those that are done, at the same moment and by whoever starts it', async () => {
  for (const n of [1, 2, 3])
    await aCard(server, { card_no: `F33-${n}`, machine_id: 'F33', part_no: 'FP', planned_op_qty: 5 })
  await start('F33', 'F33-1')
  await start('F33', 'F33-2')
  await report('F33', 'F33-1', 5)
  expect((await start('F33', 'F33-3', { employee_id: '0103' })).status).toBe(200)
  const runs = await runsOf('F33')
  expect(runs.map(({ end_time }) => end_time !== null)).toEqual([true, false, false])
  expect(runs[0]?.end_time).toEqual(runs[2]?.start_time)
  expect(await detailsOf('F33', 'F33-1')).toMatchObject({ emp_end_wo: '0103' })
})

test('T-PLANT-35 T-ENTITY-19 SF17: an order ends only when the difference of material is reported', async () => {
  await aCard(server, { card_no: 'F17-1', machine_id: 'F17', part_no: 'FP' })
  await aCardMaterial(server, { card_no: 'F17-1', line_no: 1, material_no: 'ABS-F', per_unit: 0.5 })
  await start('F17', 'F17-1')
  await report('F17', 'F17-1', 10)
  const batch = (empty: boolean, quantity: number, material_no = 'ABS-F') =>
    operator.call('change_material_batch', {
      machine_id: 'F17',
      card_no: 'F17-1',
      material_no,
      empty,
      batch_id: 'B-7',
      quantity,
      supplier: 'Granulat AB',
    })
  expect((await batch(true, 6, 'NOT-IT')).status).toBe(409)
  expect((await batch(true, 6)).status).toBe(200)
  expect((await batch(false, 3)).status).toBe(200)
  const stop = () => operator.call('stop_order', { machine_id: 'F17', card_no: 'F17-1' })
  expect(await stop()).toMatchObject({ status: 409, message: expect.stringContaining('ABS-F 1') })
  const said = await operator.call('report_material_difference', { machine_id: 'F17', card_no: 'F17-1', note: 'spilt' })
  expect(said.data).toEqual([{ material_no: 'ABS-F', difference: 1 }])
  expect((await stop()).status).toBe(200)
  const history = (await operator.call('get_material_batches', { machine_id: 'F17' })).data
  expect(history[0]).toMatchObject({ material_no: 'ABS-F', material_desc: 'ABS-F' })
  expect(history.map(({ quantity, emptied, supplier }) => [quantity, emptied, supplier])).toEqual([
    [3, false, 'Granulat AB'],
    [6, true, 'Granulat AB'],
  ])
  const other = { machine_id: 'F31', card_no: 'F31-1', material_no: 'ABS-F', empty: true, batch_id: 'B', quantity: 1 }
  expect((await operator.call('change_material_batch', { ...other, supplier: 'S' })).status).toBe(409)
})

test('T-PLANT-36 SF84: the cycle time that the machine says is shown as the real one', async () => {
  await server.sql(
    `update machine set function_values = '{"84": "cycle_time"}' where company_id = $1 and machine_id = 'F84'`,
    [COMPANY],
  )
  await aCard(server, { card_no: 'F84-1', machine_id: 'F84', part_no: 'FP' })
  await start('F84', 'F84-1')
  const shown = async () =>
    (await operator.call('get_order_details', { machine_id: 'F84', card_no: 'F84-1' })).data[0]?.real_cycle_time
  expect(await shown()).toBeNull()
  const now = Date.now()
  const say = (at: number, name: string, value: unknown) =>
    signal(server, 'F84', { at, kind: 'value', value: { name, value } })
  await say(now - 2000, 'cycle_time', 12.4)
  await say(now - 9000, 'cycle_time', 99)
  await say(now - 1000, 'pressure', 4)
  expect(await shown()).toBe(12.4)
  await server.sql("update machine set special_functions = '{}' where company_id = $1 and machine_id = 'F84'", [
    COMPANY,
  ])
  expect(await shown()).toBeNull()
})

test('T-PLANT-37 SF278: trace ids belong to the run, new ones are a new group, and the same part takes them over', async () => {
  for (const [n, part_no] of [
    [1, 'FP'],
    [2, 'FP'],
    [3, 'FP2'],
  ] as const) {
    await aCard(server, { card_no: `F278-${n}`, machine_id: 'F278', part_no })
  }
  const traces = async (card_no: string) =>
    (await operator.call('get_material_traces', { machine_id: 'F278', card_no })).data.map(
      ({ group_no, position, trace_id }) => `${group_no}.${position} ${trace_id}`,
    )
  await start('F278', 'F278-1', { trace_ids: ['L-1', '', ' L-2 '] })
  expect(await traces('F278-1')).toEqual(['1.1 L-1', '1.2 L-2'])
  const set = (trace_ids: string[]) =>
    operator.call('set_material_traces', { machine_id: 'F278', card_no: 'F278-1', trace_ids })
  expect((await set([''])).status).toBe(409)
  expect((await set(['L-9'])).data).toMatchObject([{ group_no: 2 }])
  expect(await traces('F278-1')).toEqual(['2.1 L-9', '1.1 L-1', '1.2 L-2'])
  await operator.call('stop_order', { machine_id: 'F278', card_no: 'F278-1' })
  await start('F278', 'F278-2')
  expect(await traces('F278-2')).toEqual(['1.1 L-9'])
  await operator.call('stop_order', { machine_id: 'F278', card_no: 'F278-2' })
  await start('F278', 'F278-3')
  expect(await traces('F278-3')).toEqual([])
  expect((await start('F278', 'F278-1', { trace_ids: ['1', '2', '3', '4', '5'] })).status).toBe(422)
})

test('T-VALID-17-X T-VALID-03 T-VALID-04-X the server repeats what the terminal asks before a start, and starts nothing', async () => {
  const touch_config = { ask_for_cavities: 1, max_cavities: 8 }
  await aMachine(server, { machine_id: 'FV', special_functions: [6], touch_config })
  await aCard(server, { card_no: 'FV-1', machine_id: 'FV', part_no: 'FP' })
  const refused = [
    [{ unit_qty: 0, cavities: 4 }, 409],
    [{ cavities: 4 }, 409],
    [{ unit_qty: -2, cavities: 4 }, 422],
    [{ unit_qty: 'two', cavities: 4 }, 422],
    [{ unit_qty: 2, cavities: 9 }, 409],
    [{ unit_qty: 2, cavities: 0 }, 409],
    [{ unit_qty: 2, cavities: -1 }, 422],
  ] as const
  for (const [more, status] of refused)
    expect((await start('FV', 'FV-1', more)).status, JSON.stringify(more)).toBe(status)
  expect(await runsOf('FV')).toEqual([])
  expect((await start('FV', 'FV-1', { unit_qty: 2, cavities: 8 })).status).toBe(200)
})

test('T-VALID-09 T-VALID-17-X without a number nobody is signed in', async () => {
  const signedIn = () => server.sql("select 1 from attendance where company_id = $1 and machine_id = 'F25'", [COMPANY])
  const before = await signedIn()
  const answer = await operator.raw({
    name: 'sign_in_employee_at_machine',
    payload: { machine_id: 'F25', employee_id: '' },
  })
  expect(answer.status).toBe(422)
  expect(await signedIn()).toEqual(before)
})
