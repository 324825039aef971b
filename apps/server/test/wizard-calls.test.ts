import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { aMachineValue, aScale } from '../src/machines/machines.fixture.ts'
import { aCard } from '../src/orders/orders.fixture.ts'
import { COMPANY, EMPLOYEE, scrapFloor } from './scrap-floor.ts'
import type { Caller } from './test-server.ts'

const floor = scrapFloor()
let operator: Caller
beforeAll(async () => {
  operator = await floor.signIn('operator')
  await floor.reason('XW')
})

const act = (name: string, payload: object) => operator.raw({ name, payload, request_id: randomUUID() })
const endOf = async (card_no: string) => {
  const [run] = await floor.sql<{ end_time: Date }>('select end_time from order_run where card_no = $1', [card_no])
  return new Date(run?.end_time ?? 0).toISOString()
}
const good = (card_no: string, trans_time: string) =>
  act('receive_good_qty', { machine_id: 'X1', card_no, good_qty: 7, employee: EMPLOYEE, trans_time })

test('W-ROUTE-05-X good pieces of a finished order are booked at its end, on its run, and at no other time', async () => {
  await floor.order('XW-1', { hoursAgo: 5, endedAgo: 2 })
  const end = await endOf('XW-1')
  expect(await good('XW-1', new Date().toISOString())).toMatchObject({ status: 409 })
  expect(await good('XW-1', new Date(Date.parse(end) - 60_000).toISOString())).toMatchObject({ status: 409 })
  expect((await good('XW-1', end)).data).toEqual([
    { record_no: expect.any(Number), card_good_qty: 107, remaining_qty: 93 },
  ])
  const [booked] = await floor.sql(
    `select t.trans_time = r.end_time or date_trunc('milliseconds', r.end_time) = t.trans_time as at_end, t.p_order = r.p_order as same
     from good_transaction t join order_run r using (company_id, card_no) where t.card_no = 'XW-1'`,
  )
  expect(booked).toEqual({ at_end: true, same: true })
})

test('W-ROUTE-05-X an order that ended more than 30 days ago takes no report', async () => {
  await floor.order('XW-2', { hoursAgo: 24 * 40, endedAgo: 24 * 31 })
  expect(await good('XW-2', await endOf('XW-2'))).toMatchObject({ status: 409 })
})

test('W-CALL-27 W-ENTITY-30 the scale says grams without its tare, and what a piece weighs', async () => {
  await floor.machine('XW-M')
  await floor.order('XW-3', { machine_id: 'XW-M' })
  const ask = (more: object = {}) =>
    operator.raw({
      name: 'check_weight_result',
      payload: { machine_id: 'XW-M', card_no: 'XW-3', part_no: 'X-PART', op_no: '10', ...more },
    })
  expect(await ask()).toMatchObject({ status: 409 })
  await aScale(floor, {
    machine_id: 'XW-M',
    scale_id: 'S1',
    name: 'Scrap',
    signal: 'weight_1',
    unit: 'kg',
    tare: 0.5,
  })
  await aMachineValue(floor, {
    machine_id: 'XW-M',
    signal: 'weight_1',
    value: 1.75,
    at: new Date(Date.now() - 10_000).toISOString(),
  })
  await floor.sql(
    "update part set unit_weight = 25, lower_tolerance = 24, upper_tolerance = 26 where part_no = 'X-PART'",
  )
  expect((await ask({ scrap_weight: 1 })).data).toEqual([
    {
      total_weight: 1250,
      scrap_weight: 1250,
      total_quantity: 50,
      unit_weight: 25,
      upper_tolerance: 26,
      lower_tolerance: 24,
      upper_out_of_bounds: null,
      lower_out_of_bounds: null,
    },
  ])
  expect((await ask()).data).toMatchObject([{ total_weight: 1250, scrap_weight: 0 }])
  await floor.sql("update machine_value set at = now() - interval '2 minutes' where machine_id = 'XW-M'")
  expect(await ask()).toMatchObject({ status: 409 })
})

test('W-WIZARD-26-X a rework order starts with the quantity that is reworked; another order is none', async () => {
  await floor.machine('XW-R')
  const card = { company_id: COMPANY, machine_id: 'XW-R', part_no: 'X-PART', op_number: '10', planned_op_qty: 40 }
  const planned_start_time = new Date().toISOString()
  await aCard(floor, { ...card, card_no: 'XW-4', work_order_no: 'WO 4', planned_start_time, rework: 1 })
  await aCard(floor, { ...card, card_no: 'XW-5', work_order_no: 'WO 5', planned_start_time })
  const start = (card_no: string) =>
    act('start_rework_order', { machine_id: 'XW-R', card_no, quantity: 12, tool_id: 'X-TOOL' })
  expect(await start('XW-5')).toMatchObject({ status: 404 })
  expect((await start('XW-4')).data).toMatchObject([{ card_no: 'XW-4', tool_id: 'X-TOOL' }])
  expect(await floor.sql("select planned_op_qty, status from card where card_no = 'XW-4'")).toEqual([
    { planned_op_qty: 12, status: 'running' },
  ])
  expect(await start('XW-4')).toMatchObject({ status: 409 })
  expect(await floor.sql("select planned_op_qty from card where card_no = 'XW-4'")).toEqual([{ planned_op_qty: 12 }])
})

test('W-STEP-36-X the setup type that was said at the start stands on the order', async () => {
  await floor.machine('XW-S')
  const card = { company_id: COMPANY, machine_id: 'XW-S', part_no: 'X-PART', op_number: '10', planned_op_qty: 40 }
  const planned_start_time = new Date().toISOString()
  await aCard(floor, { ...card, card_no: 'XW-6', work_order_no: 'WO 6', planned_start_time })
  await act('start_order', { machine_id: 'XW-S', card_no: 'XW-6', setup_type: 'TOOL' })
  const { data } = await operator.call('get_order_details', { machine_id: 'XW-S', card_no: 'XW-6' })
  expect(data).toMatchObject([{ setup_type: 'TOOL' }])
})

test.each([
  ['two minutes ahead', 2 * 60_000],
  ['before the order’s start', -3 * 3_600_000],
])('scrap at a time %s is refused, also for those who may choose it', async (_what, off) => {
  const supervisor = await floor.signIn('supervisor')
  const card_no = `XW-T${off}`
  await floor.order(card_no)
  const trans_time = new Date(Date.now() + off).toISOString()
  const payload = { machine_id: 'X1', card_no, scrap_reason: 'XW', scrap_qty: 1, employee: EMPLOYEE, trans_time }
  expect(await supervisor.raw({ name: 'report_scrap', payload, request_id: randomUUID() })).toMatchObject({
    status: 409,
  })
})
