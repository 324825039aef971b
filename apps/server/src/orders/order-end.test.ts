import { beforeAll, expect, test } from 'vitest'
import { messagesOf } from '../../test/erp-plant.ts'
import { signal } from '../../test/order-plant.ts'
import { plantDay } from '../../test/plant-day.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { runFigures } from '../history/history.fixture.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCardMaterial } from '../materials/materials.fixture.ts'
import { aCard, aPart, bookedOn } from './orders.fixture.ts'

const server = testServer()
const MINUTE = 60_000
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  await aMachine(server, { machine_id: 'EX1' })
  await aMachine(server, { machine_id: 'EX5', special_functions: [5, 47] })
  await aMachine(server, { machine_id: 'EX47', special_functions: [47] })
  await aMachine(server, { machine_id: 'EX112', special_functions: [112] })
  await aMachine(server, { machine_id: 'EX262', special_functions: [262] })
  await aPart(server, { part_no: 'EP-1', tool_id: 'ET-1', quantity_per_cycle: 2 })
  await aPart(server, { part_no: 'EP-ELSE', machine_id_only: 'M101' })
})

let cards = 0
async function running(machine_id: string, planned_op_qty = 100): Promise<string> {
  cards += 1
  const card_no = `EC-${cards}`
  await aCard(server, { card_no, machine_id, part_no: 'EP-1', planned_op_qty })
  const started = await operator.call('start_order', { machine_id, card_no })
  expect(started.status, started.message).toBe(200)
  return card_no
}

const report = (machine_id: string, card_no: string, good_qty: number) =>
  operator.call('receive_good_qty', {
    machine_id,
    card_no,
    good_qty,
    employee: '0102',
    trans_time: new Date(server.clock.now ?? Date.now()).toISOString(),
  })
const stop = (machine_id: string, card_no: string, cancel_order?: 0 | 1) =>
  operator.call('stop_order', { machine_id, card_no, ...(cancel_order === undefined ? {} : { cancel_order }) })
const cardOf = async (card_no: string) =>
  (
    await server.sql<Record<string, unknown>>('select * from card where company_id = 1000 and card_no = $1', [card_no])
  )[0]
const cancellations = async (machine_id: string) =>
  (await operator.call('get_unconfirmed_cancellations', { machine_id })).data
const inPlan = async (machine_id: string, card_no: string) =>
  (await operator.call('get_planned_orders', { machine_id })).data.find((row) => row.card_no === card_no)

test('T-CALL-31-X the run ends with its time counted, and the rest is planned again', async () => {
  const start = Date.now()
  server.clock.now = start
  const card_no = await running('EX1')
  await signal(server, 'EX1', { at: start, kind: 'state', value: 'running' })
  server.clock.now = start + 10 * MINUTE
  await report('EX1', card_no, 30)
  const stopped = await stop('EX1', card_no, 1)
  expect(stopped.data[0]).toMatchObject({ card_no, remaining_qty: 70, cancellation: null })
  const [run] = await server.sql<Record<string, unknown>>(
    `select r.end_time, r.emp_end_wo, sum(f.run_ms)::int as run_ms from order_run r
       join run_figures f on f.company_id = r.company_id and f.p_order = r.p_order
     where r.card_no = $1 group by r.p_order, r.end_time, r.emp_end_wo`,
    [card_no],
  )
  expect(run).toMatchObject({
    end_time: new Date(start + 10 * MINUTE).toISOString(),
    emp_end_wo: '0101',
    run_ms: 600_000,
  })
  // Without SF47 the answer to its question means nothing.
  expect(await cardOf(card_no)).toMatchObject({ status: 'planned', cancelled: 0 })
  expect(await inPlan('EX1', card_no)).toMatchObject({ remaining_qty: 70, p_order: 0 })
  expect(await stop('EX1', card_no)).toMatchObject({
    status: 409,
    message: `Order ${card_no} does not run on machine EX1.`,
  })
})

test('T-CALL-31-X a full order is finished and leaves the plan; a stale screen stops nothing', async () => {
  const card_no = await running('EX1', 10)
  const stale = await operator.call('stop_order', { machine_id: 'EX1', card_no, record_no: 1 })
  expect(stale.status).toBe(409)
  await report('EX1', card_no, 10)
  expect((await stop('EX1', card_no)).status).toBe(200)
  expect(await cardOf(card_no)).toMatchObject({ status: 'finished', cancelled: 0 })
  expect(await inPlan('EX1', card_no)).toBeUndefined()
})

test('T-CALL-31 T-CALL-31-X W-CALL-45-X SF47 Yes writes a cancellation that waits 70 minutes', async () => {
  const card_no = await running('EX47')
  await report('EX47', card_no, 40)
  const stopped = await stop('EX47', card_no, 1)
  expect(stopped.data[0]).toMatchObject({ cancellation: expect.any(Number), remaining_qty: 60 })
  const [record] = await cancellations('EX47')
  expect(record).toMatchObject({
    recordNo: stopped.data[0]?.cancellation,
    card_no,
    work_order_no: `WO-${card_no}`,
    remaining_qty: 60,
    status: 'W',
    last_error: '',
  })
  expect(Date.parse(String(record?.next_attempt)) - Date.parse(String(stopped.data[0]?.end_time))).toBe(70 * MINUTE)
  expect(await cardOf(card_no)).toMatchObject({ status: 'finished', cancelled: 1 })
  expect(await inPlan('EX47', card_no)).toBeUndefined()
})

test('T-CALL-31-X SF47 with nothing reported waits without a time; No writes nothing', async () => {
  const [yes, no] = [await running('EX47'), await running('EX47')]
  await stop('EX47', yes, 1)
  await stop('EX47', no, 0)
  const records = await cancellations('EX47')
  expect(records.find((row) => row.card_no === yes)).toMatchObject({ next_attempt: '', remaining_qty: 100 })
  expect(records.find((row) => row.card_no === no)).toBeUndefined()
  expect(await inPlan('EX47', no)).toMatchObject({ cancelled: 0 })
})

test('W-CALL-45-X W-ENTITY-31 a failed cancellation is reverted, and the rest is open again', async () => {
  const card_no = await running('EX47')
  const record_no = Number((await stop('EX47', card_no, 1)).data[0]?.cancellation)
  await server.sql(`update cancellation set status = 'F', last_error = 'no answer within 10 s' where record_no = $1`, [
    record_no,
  ])
  expect((await cancellations('EX47')).find((row) => row.recordNo === record_no)).toMatchObject({
    status: 'F',
    last_error: 'No answer in time.',
  })
  const unknown = await operator.call('delete_cancellation_order', { machine_id: 'EX47', record_no, employee: 'X' })
  expect(unknown.message).toBe('Failed to find employee. Check the number and enter it again.')
  const payload = { machine_id: 'EX47', record_no, employee: '0102' }
  expect((await operator.call('delete_cancellation_order', payload)).data).toEqual([{ record_no, card_no }])
  expect(await cardOf(card_no)).toMatchObject({ cancelled: 0, status: 'planned' })
  expect((await operator.call('delete_cancellation_order', payload)).status).toBe(404)
})

test('T-SF-07-X a machine with SF112 refuses to stop an order', async () => {
  const card_no = await running('EX112')
  expect(await stop('EX112', card_no)).toMatchObject({
    status: 409,
    message: 'SF112: orders on machine EX112 cannot be stopped here.',
  })
})

test('SF262 gives the material of scrapped pieces back when the order ends', async () => {
  const card_no = await running('EX262')
  await aCardMaterial(server, { card_no, line_no: 1, material_no: 'EM-A', per_unit: 3, lot: 'L' })
  await aCardMaterial(server, { card_no, line_no: 2, material_no: 'EM-B', per_unit: 2.66, lot: 'L' })
  const { machine_id, p_order } = await bookedOn(server, { card_no })
  await runFigures(server, { machine_id, p_order, day: plantDay(), shift: 3, scrap_qty: 10 })
  expect((await stop('EX262', card_no)).status).toBe(200)
  const booked = await server.sql<Record<string, unknown>>(
    'select material_no, quantity::float from material_transaction where card_no = $1 order by material_no',
    [card_no],
  )
  expect(booked).toEqual([
    { material_no: 'EM-A', quantity: -30 },
    { material_no: 'EM-B', quantity: -26.6 },
  ])
})

test('T-SF-13-X an order by part is made here, runs at once and is never told to an ERP', async () => {
  const payload = { machine_id: 'EX5', part_no: 'EP-1', op_no: '10', planned_op_qty: 50, unit_qty: 3 }
  const made = await operator.call('create_order_by_part', payload)
  expect(made.status, made.message).toBe(200)
  const card_no = String(made.data[0]?.card_no)
  expect(await cardOf(card_no)).toMatchObject({ in_erp: false, planned_op_qty: 50, unit_qty: 3, status: 'running' })
  const [order] = (await operator.call('get_running_orders', { machine_id: 'EX5' })).data
  expect(order).toMatchObject({ card_no, cycle_qty: 3, tool_id: 'ET-1', planned_setup_time: 2 })
  await report('EX5', card_no, 5)
  const [good] = await server.sql('select erp_status from good_transaction where card_no = $1', [card_no])
  expect(good).toMatchObject({ erp_status: 'N' })
  const scrap = { scrap_qty: 2, scrap_reason: '20', employee: '0102' }
  const trans_time = new Date(server.clock.now ?? Date.now()).toISOString()
  const scrapped = await operator.call('report_scrap', { machine_id: 'EX5', card_no, ...scrap, trans_time })
  expect(scrapped.status, scrapped.message).toBe(200)
  expect((await stop('EX5', card_no, 1)).data[0]).toMatchObject({ cancellation: null })
  expect(await messagesOf(server, card_no)).toEqual([])
  expect(await cardOf(card_no)).toMatchObject({ status: 'finished', cancelled: 1 })
  expect(await cancellations('EX5')).toMatchObject([{ recordNo: 0, card_no, status: '' }])

  const without = await operator.call('create_order_by_part', { ...payload, machine_id: 'EX1' })
  expect(without).toMatchObject({ status: 409, message: 'Machine EX1 does not have this function.' })
  for (const part_no of ['EP-NONE', 'EP-ELSE']) {
    expect((await operator.call('create_order_by_part', { ...payload, part_no })).status).toBe(404)
  }
})

test('T-CALL-07-X T-STATE-14 T-STATE-14-X the rest of a planned order is cancelled and reverted', async () => {
  await aCard(server, { card_no: 'EC-PLAN', machine_id: 'EX1', part_no: 'EP-1' })
  const rest = (cancelled: 0 | 1) =>
    operator.call('cancel_rest_of_order', { machine_id: 'EX1', card_no: 'EC-PLAN', record_no1: 'EC-PLAN', cancelled })
  for (const cancelled of [1, 1, 0, 0] as const) {
    expect((await rest(cancelled)).data).toEqual([
      { card_no: 'EC-PLAN', cancelled, remaining_qty: 100, cancellation: null },
    ])
    expect(await inPlan('EX1', 'EC-PLAN')).toMatchObject({ cancelled })
  }
  const foreign = { machine_id: 'EX5', card_no: 'EC-PLAN', cancelled: 1 } as const
  expect((await operator.call('cancel_rest_of_order', foreign)).status).toBe(404)
})

test('T-PLANT-247 T-PLANT-260 an order that never ran and was cancelled counts as no work, and is found and reverted', async () => {
  const machine_id = 'EX47'
  for (const card_no of ['EC-CALM', 'EC-GONE']) {
    await aCard(server, { card_no, machine_id, part_no: 'EP-1', planned_op_qty: 100 })
  }
  const before = await inPlan(machine_id, 'EC-GONE')
  expect(before).toMatchObject({ remaining_qty: 100 })
  const category = (await server.sql<{ category: string }>(`select category from machine where machine_id = 'EX47'`))[0]
  const planner = await server.signIn('planner')
  const hours = async () => {
    const { data } = await planner.call('get_detail_planning_machines', { category: category?.category ?? '' })
    return Number(data.find((row) => row.machine_id === machine_id)?.planned_hours)
  }
  const planned = await hours()
  await operator.call('cancel_rest_of_order', { machine_id, card_no: 'EC-GONE', cancelled: 1 })
  expect(await inPlan(machine_id, 'EC-GONE')).toMatchObject({
    cancelled: 1,
    planned_op_qty: 100,
    remaining_qty: 0,
    op_total_remaining_time_hours: 0,
  })
  expect(await hours()).toBeLessThan(planned)
  expect((await cancellations(machine_id)).filter(({ recordNo }) => recordNo === 0)).toMatchObject([
    { card_no: 'EC-GONE', remaining_qty: 100, status: '' },
  ])
  const revert = (card_no: string) =>
    operator.call('delete_cancellation_order', { machine_id, record_no: 0, card_no, employee: '0102' })
  expect((await revert('EC-CALM')).status).toBe(404)
  expect((await revert('')).status).toBe(404)
  expect((await revert('EC-GONE')).data).toEqual([{ record_no: 0, card_no: 'EC-GONE' }])
  expect(await inPlan(machine_id, 'EC-GONE')).toMatchObject({ cancelled: 0, remaining_qty: 100 })
  expect(await hours()).toBe(planned)
  expect((await cancellations(machine_id)).filter(({ recordNo }) => recordNo === 0)).toEqual([])
})

test('T-STATE-14-X T-PLANT-260 of a finished order a record is written; a transferred one stays; a running one is not cancelled', async () => {
  const card_no = await running('EX1')
  const rest = (cancelled: 0 | 1) => operator.call('cancel_rest_of_order', { machine_id: 'EX1', card_no, cancelled })
  expect(await rest(1)).toMatchObject({
    status: 409,
    message: `Order ${card_no} runs. Its rest is cancelled by ending it.`,
  })
  await report('EX1', card_no, 25)
  await stop('EX1', card_no)
  expect((await rest(1)).data[0]).toMatchObject({ remaining_qty: 75, cancellation: expect.any(Number) })
  expect(await cancellations('EX1')).toMatchObject([{ card_no, remaining_qty: 75 }])
  // What was made of it stays, and nothing is left to make.
  const { data } = await operator.call('get_running_and_finished_orders', { machine_id: 'EX1' })
  expect(data.find((row) => row.card_no === card_no)).toMatchObject({
    cancelled: 1,
    planned_op_qty: 100,
    card_good_qty: 25,
    remaining_qty: 0,
  })
  expect(await cardOf(card_no)).toMatchObject({ good_qty: 25, cancelled: 1 })
  await rest(0)
  expect(await cancellations('EX1')).toEqual([])
  expect(await inPlan('EX1', card_no)).toMatchObject({ cancelled: 0, remaining_qty: 75 })
  await rest(1)
  await server.sql(`update cancellation set status = 'T' where card_no = $1`, [card_no])
  expect(await rest(0)).toMatchObject({
    status: 409,
    message: `The cancellation of order ${card_no} is with the ERP already and cannot be reverted.`,
  })
})

test('T-PLANT-559 after the second of two orders has ended, the tool in the machine is that of the one that goes on', async () => {
  await aPart(server, { part_no: 'EP-2', tool_id: 'ET-2' })
  const tool = async () =>
    (await server.sql<{ tool_id: string }>("select tool_id from machine where machine_id = 'EX1'"))[0]?.tool_id
  const first = await running('EX1')
  expect(await tool()).toBe('ET-1')
  await aCard(server, { card_no: 'EC-SECOND', machine_id: 'EX1', part_no: 'EP-2', planned_op_qty: 10 })
  expect((await operator.call('start_order', { machine_id: 'EX1', card_no: 'EC-SECOND' })).status).toBe(200)
  expect(await tool()).toBe('ET-2')
  await stop('EX1', 'EC-SECOND')
  expect(await tool()).toBe('ET-1')
  // Nothing runs: it stays in the machine until another is mounted.
  await stop('EX1', first)
  expect(await tool()).toBe('ET-1')
})
