import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { plantDay } from '../../test/plant-day.ts'
import { answerOf, type Caller, testServer } from '../../test/test-server.ts'
import type { Tables } from '../ground/db/tables.fixture.ts'
import { runFigures } from '../history/history.fixture.ts'
import { aMachine, someTools } from '../machines/machines.fixture.ts'
import { aCardMaterial } from '../materials/materials.fixture.ts'
import { aCard, anOrderRun, aPart, bookedOn } from './orders.fixture.ts'

const server = testServer({ provider: 'acme' })
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const start = Date.now()
const ago = (ms: number) => new Date(start - ms).toISOString()
let operator: Caller
let restricted: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  restricted = await server.signIn('restricted')
  for (const machine_id of ['LX1', 'LX2', 'LX3', 'LX4']) await aMachine(server, { machine_id, good_from_cycles: true })
  await aMachine(server, { machine_id: 'LX5' })
  await aMachine(server, { machine_id: 'LX196', special_functions: [196] })
  await someTools(server, [['LT-1', '']])
  await aPart(server, { part_no: 'LP-1', tool_id: 'LT-1', quantity_per_cycle: 2 })
  await aPart(server, { part_no: 'LP-2' })
  await aPart(server, { part_no: 'LP-ONLY', machine_id_only: 'LX2' })
  await planThree()
  await runOne()
  for (const machine_id of ['LX3', 'LX196']) await endThree(machine_id)
})

const card = (card_no: string, machine_id: string, own: Partial<Tables['card']> = {}) =>
  aCard(server, { card_no, machine_id, part_no: 'LP-1', ...own })
const numbers = (rows: Record<string, unknown>[]) => rows.map(({ card_no }) => card_no)

/** A run as the past left it. */
async function ended(card_no: string, machine_id: string, days: number): Promise<void> {
  await card(card_no, machine_id)
  await anOrderRun(server, {
    ...{ machine_id, card_no, start_time: ago((days + 1) * DAY), end_time: ago(days * DAY), tool_id: 'LT-1' },
  })
  await server.sql(`update card set status = 'finished' where card_no = $1`, [card_no])
}

/** LX1 has three planned orders, of which the first is late. */
async function planThree(): Promise<void> {
  await card('LC-3', 'LX1', { planned_start_time: ago(-3 * DAY) })
  await card('LC-1', 'LX1', { planned_start_time: ago(2 * DAY) })
  await card('LC-2', 'LX1', { planned_start_time: ago(-2 * DAY) })
}

/** LX2 has one that runs. */
async function runOne(): Promise<void> {
  await card('LC-R', 'LX2', { prev_op_card_no: 'LC-1' })
  await operator.call('start_order', { machine_id: 'LX2', card_no: 'LC-R' })
}

/** LX3 and LX196 have one that runs and three that ended, of which one was cancelled. */
async function endThree(machine_id: string): Promise<void> {
  await ended(`LC-${machine_id}-31`, machine_id, 31)
  await ended(`LC-${machine_id}-9`, machine_id, 9)
  await ended(`LC-${machine_id}-2`, machine_id, 2)
  await card(`LC-${machine_id}-R`, machine_id)
  await operator.call('start_order', { machine_id, card_no: `LC-${machine_id}-R` })
  await server.sql(`update card set cancelled = 1 where card_no = $1`, [`LC-${machine_id}-9`])
}

test('T-CALL-20-X W-CALL-35-X D-CALL-24-C planned orders come by planned start; machine_id is enough', async () => {
  const all = await operator.call('get_planned_orders', { machine_id: 'LX1' })
  expect(numbers(all.data)).toEqual(['LC-1', 'LC-2', 'LC-3'])
  for (const erp_connection_type of [0, 3]) {
    const asked = { machine_id: 'LX1', erp_resource: 'R', erp_connection_type, only_late: false }
    expect((await operator.call('get_planned_orders', asked)).data).toEqual(all.data)
  }
})

test('T-CALL-20 T-CALL-20-X late is what should have started before today began at the plant', async () => {
  const late = await operator.call('get_planned_orders', { machine_id: 'LX1', only_late: true })
  expect(numbers(late.data)).toEqual(['LC-1'])
  await server.sql(`update card set cancelled = 1 where card_no = 'LC-1'`)
  expect((await operator.call('get_planned_orders', { machine_id: 'LX1', only_late: true })).data).toEqual([])
  await server.sql(`update card set cancelled = 0 where card_no = 'LC-1'`)
})

test('T-ENTITY-13 T-ENTITY-14 T-ENTITY-14-X a planned order carries its fields, its machine only as machine_id1', async () => {
  const [order] = (await operator.call('get_planned_orders', { machine_id: 'LX1' })).data
  expect(order).toMatchObject({
    work_order_no: 'WO-LC-1',
    card_no: 'LC-1',
    record_no1: 'LC-1',
    machine_id1: 'LX1',
    part_no: 'LP-1',
    op_number: '10',
    tool_id: 'LT-1',
    unit_qty: '0',
    cancelled: 0,
    planned_op_qty: 100,
    planned_start_time: ago(2 * DAY),
    print_prepared: 0,
    material_prepared: 0,
    tools_prepared: 0,
    peripheral_equipment_prepared: 0,
    other_info_8: '',
    locked: 0,
    program_id: '',
    // 100 pieces at 36 s and 2 h of setup
    op_total_remaining_time_hours: 3,
    p_order: 1,
  })
  expect(order).not.toHaveProperty('machine_id')
  expect(order).not.toHaveProperty('record_no')
})

test('T-CALL-21-X W-CALL-37-X running orders of one machine, or of all the user may see', async () => {
  const all = await operator.call('get_running_orders', { reload: true })
  expect(all.data.length).toBeGreaterThan(30)
  const one = await operator.call('get_running_orders', { machine_id: 'LX2', reload: true })
  expect(one.data).toEqual(all.data.filter(({ machine_id }) => machine_id === 'LX2'))
  const seen = (await restricted.call('get_running_orders', {})).data
  expect(new Set(seen.map(({ machine_id }) => machine_id))).toEqual(new Set(['P201', 'P202']))
})

test('W-ENTITY-01 W-ENTITY-04-X D-CALL-23 D-CALL-24-C the running order of a machine, or none', async () => {
  const [order] = (await operator.call('get_running_order_for_machine', { machine_id: 'LX2' })).data
  expect(order).toMatchObject({
    card_no: 'LC-R',
    part_no: 'LP-1',
    part_description: 'LP-1 of the test',
    tool_id: 'LT-1',
    part_type_id: '',
    machine_id: 'LX2',
    work_order_no: 'WO-LC-R',
    order_no: 'ON-LC-R',
    planned_op_qty: 100,
    order_qty: 100,
    cycle_qty: 2,
    prev_op_card_no: 'LC-1',
    status: 'Running',
    record_no: expect.any(Number),
    op_no: '10',
    op_name: 'make',
    planned_setup_time: 2,
    planned_unit_time: 36,
    planned_speed: 100,
    capacity_factor: 1,
    quantity_per_cycle: 2,
  })
  expect((await operator.call('get_running_order_for_machine', { machine_id: 'LX1' })).data).toEqual([])
})

test('W-CALL-47-X W-ENTITY-43 W-SF-09-X running and finished of 30 days, newest first; SF196 leaves cancelled ones out', async () => {
  const load = async (machine_id: string, non_cancelled?: 0 | 1) =>
    (
      await operator.call('get_running_and_finished_orders', {
        machine_id,
        ...(non_cancelled === undefined ? {} : { non_cancelled }),
      })
    ).data
  const all = await load('LX3')
  expect(all.map(({ card_no, status }) => [card_no, status])).toEqual([
    ['LC-LX3-R', 'Running'],
    ['LC-LX3-2', 'Finished'],
    ['LC-LX3-9', 'Cancelled'],
  ])
  expect(all[1]).toMatchObject({ record_no: expect.any(Number), end_time: ago(2 * DAY) })
  expect(numbers(await load('LX3', 1))).toEqual(['LC-LX3-R', 'LC-LX3-2'])
  expect(numbers(await load('LX196'))).toEqual(['LC-LX196-R', 'LC-LX196-2'])
  expect(numbers(await load('LX196', 0))).toContain('LC-LX196-9')
})

test('W-CALL-48-X W-STAT-04-X W-ENTITY-34 W-ENTITY-35 W-ENTITY-36 W-ENTITY-37 W-ENTITY-38 one run, and all runs as one', async () => {
  server.clock.now = start + 10 * MINUTE
  const [setup] = await server.sql<{ stop_code: string }>(
    `select stop_code from stop_code where company_id = 1000 and setup_time = 1 and active and machines is null
       and stop_text_flag = 0 order by stop_code limit 1`,
  )
  await signal(server, 'LX4', { at: server.clock.now, kind: 'state', value: 'stopped' })
  await card('LC-D', 'LX4')
  const run = async (): Promise<number> => {
    const started = await operator.call('start_order', { machine_id: 'LX4', card_no: 'LC-D', employee_id: '0102' })
    expect(started.status, started.message).toBe(200)
    return Number(started.data[0]?.p_order)
  }
  const go = async (minutes: number) => {
    server.clock.now = Number(server.clock.now) + minutes * MINUTE
    return server.clock.now
  }
  const admin = await server.signIn('admin')
  const first = await run()
  await go(1)
  const coded = await admin.call('set_stop_code', {
    machine_id: 'LX4',
    stop: '',
    stop_code: String(setup?.stop_code),
  })
  expect(coded.status, coded.message).toBe(200)
  await signal(server, 'LX4', { at: await go(19), kind: 'state', value: 'running' })
  await signal(server, 'LX4', { at: await go(30), kind: 'cycles', value: 25 })
  await operator.call('stop_order', { machine_id: 'LX4', card_no: 'LC-D' })
  const second = await run()
  await signal(server, 'LX4', { at: await go(10), kind: 'cycles', value: 5 })
  await go(10)

  const details = async (p_order: number) =>
    (await operator.call('get_order_details', { machine_id: 'LX4', p_order, card_no: 'LC-D' })).data[0]
  expect(await details(first)).toMatchObject({
    p_order: first,
    work_order_no: 'WO-LC-D',
    op_number: '10',
    machine_id: 'LX4',
    is_running: 0,
    insatser: 2,
    tool_id: 'LT-1',
    planned_qty: 100,
    cycles: 25,
    machine_prod_qty: 50,
    good_prod_qty: 50,
    machine_run_time: 1800,
    stop_time: 1200,
    stop_time_during_prod_time: 1200,
    setup_time: 1200,
    planned_setup_time: 7200,
    t_percent: 60,
    a_percent: 100,
    k_percent: 100,
    tak: 60,
    real_unit_time: 36,
    real_cycle_time: 72,
    planned_cycle_time: 72,
    planned_total_time_seconds: 3600,
    scrap_qty: 0,
    scrap_percent: 0,
    erp_scrap_qty: 0,
    emp_start_wo: '0102',
    emp_end_wo: '0101',
    card_no: 'LC-D',
    cavity_reduction: 0,
    part_no: 'LP-1',
    part_description: 'LP-1 of the test',
    mother_tool_id: expect.any(String),
    start_date: new Date(start + 10 * MINUTE).toISOString(),
    stop_date: new Date(start + 60 * MINUTE).toISOString(),
    order_finished: expect.any(Number),
    planned_unit_time: 36,
    run_time: expect.any(Number),
    run_time_man: expect.any(Number),
    planned_run_time_man: expect.any(Number),
    setup_time_man: expect.any(Number),
    planned_setup_time_man: expect.any(Number),
    first_piece_time: '',
    emp_first_piece_wo: '',
    setup_type: '',
    setup_note: '',
  })
  // Up to now: half of the time of the second run has passed since the last signal.
  expect(await details(second)).toMatchObject({
    is_running: 1,
    stop_date: '',
    machine_run_time: 1200,
    good_prod_qty: 10,
  })
  expect(await details(0)).toMatchObject({
    p_order: 0,
    is_running: 1,
    cycles: 30,
    good_prod_qty: 60,
    machine_run_time: 3000,
    stop_time: 1200,
    a_percent: 72,
    remaining_order_time: 40 * 36,
  })
  expect((await details(0))?.t_percent).toBeCloseTo((100 * 3000) / 4200)
  const unknown = await operator.call('get_order_details', { machine_id: 'LX4', p_order: 0, card_no: 'NO-SUCH' })
  expect(unknown.status).toBe(404)
})

test('W-CALL-29 W-CALL-30-X W-ENTITY-02 W-ENTITY-03-C GET /api/order answers the camel-case order with materials', async () => {
  await aCardMaterial(server, { card_no: 'LC-1', line_no: 1, material_no: 'LM-A', per_unit: 0.5, lot: 'L' })
  const get = async (path: string, caller: Caller = operator) =>
    await answerOf(
      await fetch(`${server.url}/api/order/${path}`, { headers: { authorization: `Bearer ${caller.bearer}` } }),
    )
  expect((await get('LX1/LC-1')).data).toMatchObject([
    {
      cardNo: 'LC-1',
      workOrderNo: 'WO-LC-1',
      machineId: 'LX1',
      pOrder: 1,
      opNumber: '10',
      cardGoodQty: 0,
      endTime: '',
      status: 'Planned',
      materials: [{ materialNo: 'LM-A', materialPerUnit: 0.5, lineNo: 1 }],
    },
  ])
  expect((await get('LX2/LC-R')).data).toMatchObject([{ cardNo: 'LC-R', pOrder: 0, status: 'Running', integerUnit: 1 }])
  expect((await get('LX3/LC-LX3-2')).data).toMatchObject([{ status: 'Finished', endTime: ago(2 * DAY) }])
  expect((await get('LX1/NO-SUCH')).status).toBe(404)
  expect((await get('LX2/LC-1')).status).toBe(404)
  expect((await get('LX1/LC-1', restricted)).status).toBe(403)
  expect((await fetch(`${server.url}/api/order/LX1/LC-1`)).status).toBe(401)
})

test('W-CALL-38-X the machines on which a card runs or is planned', async () => {
  const machines = async (card_no: string, caller = operator) =>
    (await caller.call('get_machines_for_card', { card_no })).data
  expect(await machines('LC-R')).toMatchObject([
    { machine_id: 'LX2', insatser: 2, config: { max_startup_scrap: expect.any(Number) } },
  ])
  expect(await machines('LC-1')).toMatchObject([{ machine_id: 'LX1' }])
  expect(await machines('LC-LX3-2')).toEqual([])
  expect(await machines('LC-R', restricted)).toEqual([])
})

test('W-CALL-58-X cards that ended in a period, newest first; a period that is too long is refused', async () => {
  const { machine_id, p_order } = await bookedOn(server, { card_no: 'LC-LX3-2' })
  await runFigures(server, {
    ...{ machine_id, p_order, day: plantDay(Date.now() - 3 * DAY), run_ms: 3_600_000, stop_ms: 1_200_000 },
    ...{ counted_qty: 80, counted_ideal_ms: 2_880_000, scrap_qty: 8, reducing_scrap_qty: 8, scrap_oee_qty: 8 },
  })
  const load = async (from: number, to: number, caller = operator) =>
    await caller.call('get_card_history', { start_time: ago(from * DAY), end_time: ago(to * DAY) })
  const mine = (await load(32, 1)).data.filter(({ machine_id }) => machine_id === 'LX3')
  expect(numbers(mine)).toEqual(['LC-LX3-2', 'LC-LX3-9', 'LC-LX3-31'])
  expect(mine[0]).toMatchObject({
    stop_date: ago(2 * DAY),
    planned_qty: 100,
    good_prod_qty: 72,
    scrap_qty: 8,
    planned_total_time_seconds: 3600,
    machine_run_time: 3600,
    t_percent: 75,
    a_percent: 80,
    k_percent: 90,
    tak: 54,
  })
  expect(numbers((await load(8, 1)).data.filter(({ machine_id }) => machine_id === 'LX3'))).toEqual(['LC-LX3-2'])
  expect(
    (await load(32, 1, restricted)).data.filter(({ machine_id }) => !/^P20[12]$/.test(String(machine_id))),
  ).toEqual([])
  expect(await load(500, 1)).toMatchObject({
    status: 409,
    message: 'The period is longer than 400 days. Choose a shorter one.',
  })
})

test('D-CALL-21 D-CALL-22-X the latest orders of a part since its document changed', async () => {
  const info = async (part_no: string, days: number, number_of_orders_back = 3) =>
    (
      await operator.call('get_part_info', {
        part_no_from: part_no,
        part_no_to: part_no,
        op_no_from: '10',
        op_no_to: '10',
        number_of_orders_back,
        start_date: ago(days * DAY),
        stop_date: ago(-DAY),
      })
    ).data
  await ended('LC-PART', 'LX5', 1)
  const latest = await info('LP-1', 11, 100)
  expect(numbers(latest)).toEqual(expect.arrayContaining(['LC-R', 'LC-PART', 'LC-LX3-2', 'LC-LX3-9']))
  expect(numbers(latest)).not.toContain('LC-LX3-31')
  expect(await info('LP-1', 11)).toEqual(latest.slice(0, 3))
  expect(await info('LP-2', 11)).toEqual([])
})

test('W-CALL-28 W-ENTITY-32 articles that the machine may make are found by number and text', async () => {
  const search = async (machine_id: string, text: string) =>
    (await operator.call('search_part', { machine_id, search: text })).data
  expect(await search('LX1', 'lp-1 of')).toMatchObject([
    {
      record_no: 1,
      search_field: expect.stringContaining('LP-1'),
      part_no: 'LP-1',
      op_no: '10',
      quantity_per_cycle: 2,
    },
  ])
  expect(await search('LX1', 'LP-ONLY')).toEqual([])
  expect(await search('LX2', 'LP-ONLY')).toMatchObject([{ part_no: 'LP-ONLY' }])
  expect((await search('LX1', '')).length).toBeGreaterThan(20)
})

test('T-CALL-14 T-CALL-14-X T-CALL-02 W-CALL-02-C a call of the provider answers to the configured prefix and to its own', async () => {
  const payload = { machine_id: 'LX3', tool_id: 'LT-1' }
  const own = await operator.call('balthzar_get_last_order_with_tool_on_machine', payload)
  expect(numbers(own.data)).toEqual(['LC-LX3-R'])
  const named = await operator.raw({ name: 'acme_get_last_order_with_tool_on_machine', payload })
  expect(named).toMatchObject({ status: 200, data: own.data })
  expect((await operator.raw({ name: 'other_get_last_order_with_tool_on_machine', payload })).status).toBe(404)
  expect((await operator.raw({ name: 'acme_get_machines', payload: {} })).status).toBe(404)
  const none = await operator.call('balthzar_get_last_order_with_tool_on_machine', { ...payload, tool_id: 'LT-NONE' })
  expect(none).toMatchObject({ status: 200, data: [] })
})

test('T-ENTITY-21 a tool structure carries child and description; a tool without one answers none', async () => {
  await someTools(server, [
    ['LT-MOTHER', ''],
    ['LT-CHILD', '', 'LT-MOTHER'],
  ])
  const structures = async (tool_id: string) =>
    (await operator.call('balthzar_get_tool_structures', { machine_id: 'LX1', tool_id })).data
  expect(await structures('LT-MOTHER')).toEqual([
    { child_tool_id: 'LT-CHILD', child_tool_description: 'Tool LT-CHILD' },
  ])
  expect(await structures('LT-CHILD')).toEqual([])
})

test('D-ENTITY-04-X the source planned_orders gives flat rows with machine_id, of machines the user may see', async () => {
  const admin = await server.signIn('admin')
  const source = { slug: 'plan', name: 'Plan', source: 'planned_orders', parameters: { machine_ids: 'LX1;P201' } }
  const saved = await admin.call('save_config', {
    system_function: 'dashboards',
    template: 'plan-of-orders',
    config: { slug: 'plan-of-orders', title: 'Plan', dataSources: [source] },
    version: 0,
  })
  expect(saved.status, saved.message).toBe(200)
  const rows = async (caller: Caller) =>
    (await caller.call('get_dashboard_data', { template: 'plan-of-orders', slug: 'plan' })).data
  const all = await rows(operator)
  expect(JSON.stringify(all)).toContain('LC-1')
  expect(JSON.stringify(all)).toContain('"machine_id":"P201"')
  const seen = JSON.stringify(await rows(restricted))
  expect(seen).toContain('"machine_id":"P201"')
  expect(seen).not.toContain('LX1')
})
