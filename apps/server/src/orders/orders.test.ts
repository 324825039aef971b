import type { LiveMessage } from '@takt/contract/ground/live-events.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import type { Tables } from '../ground/db/tables.fixture.ts'
import { aMachine, someTools } from '../machines/machines.fixture.ts'
import { aCardMaterial } from '../materials/materials.fixture.ts'
import { aCard, aPart } from './orders.fixture.ts'

const server = testServer()
const MINUTE = 60_000
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  await aMachine(server, { machine_id: 'OX1' })
  await aMachine(server, { machine_id: 'OX2' })
  await aMachine(server, { machine_id: 'OX472', special_functions: [472] })
  await aMachine(server, { machine_id: 'OX370', special_functions: [370] })
  await aMachine(server, { machine_id: 'OX183', special_functions: [183] })
  await aMachine(server, { machine_id: 'OX326', special_functions: [326] })
  await aMachine(server, { machine_id: 'OX6', special_functions: [6] })
  await aMachine(server, { machine_id: 'OXCAV', touch_config: { ask_for_cavities: 1, max_cavities: 8 } })
  await aMachine(server, { machine_id: 'OXTIME', resource_type: 1 })
  await aMachine(server, { machine_id: 'OXPLAN', resource_type: 2 })
  await someTools(server, [
    ['OT-MOTHER', ''],
    ['OT-S1', '', 'OT-MOTHER'],
    ['OT-MAIN', 'Main', 'OT-S1'],
    ['OT-FORM', '4', 'OT-S1'],
  ])
  await aPart(server, { part_no: 'OP-1', tool_id: 'OT-1', quantity_per_cycle: 4 })
  await aPart(server, { part_no: 'OP-M', tool_id: 'OT-MOTHER' })
})

/** A card of its own for a test, planned on a machine. */
let cards = 0
async function planned(machine_id: string, own: Partial<Tables['card']> = {}): Promise<string> {
  cards += 1
  const card_no = `OC-${cards}`
  await aCard(server, { card_no, machine_id, part_no: 'OP-1', ...own })
  return card_no
}

const cardOf = async (card_no: string) =>
  (
    await server.sql<Record<string, unknown>>('select * from card where company_id = 1000 and card_no = $1', [card_no])
  )[0]
const runsOf = (card_no: string) =>
  server.sql<Record<string, unknown>>('select * from order_run where card_no = $1 order by p_order', [card_no])

test('T-CALL-30-X each start creates an order run and answers it', async () => {
  await aMachine(server, { machine_id: 'OX0' })
  const card_no = await planned('OX0')
  const first = await operator.call('start_order', {
    machine_id: 'OX0',
    card_no,
    record_no1: card_no,
    employee_id: '0102',
  })
  expect(first.status, first.message).toBe(200)
  expect(first.data[0]).toMatchObject({ card_no, p_order: expect.any(Number), tool_id: 'OT-1', insatser: 4 })
  expect(await runsOf(card_no)).toMatchObject([{ emp_start_wo: '0102', end_time: null, tool_id: 'OT-1' }])
  expect((await operator.call('get_planned_orders', { machine_id: 'OX0' })).data).toEqual([])
  const [machine] = (await operator.call('get_machine', { machine_id: 'OX0' })).data
  expect(machine).toMatchObject({ card_no, record_no: first.data[0]?.p_order, tool_id: 'OT-1' })

  const stopped = await operator.call('stop_order', { machine_id: 'OX0', card_no })
  expect(stopped.status, stopped.message).toBe(200)
  const again = await operator.call('start_order', { machine_id: 'OX0', card_no })
  expect(again.data[0]?.p_order).not.toBe(first.data[0]?.p_order)
  const audit = await server.sql<{ what: string }>(`select what from audit where key like $1 order by audit_id`, [
    `${card_no}/%`,
  ])
  expect(audit.map(({ what }) => what)).toEqual(['order.started', 'order.stopped', 'order.started'])
  await operator.call('stop_order', { machine_id: 'OX0', card_no })
})

test('T-CALL-30-X what cannot be started is refused with a sentence, and nothing runs', async () => {
  const cancelled = await planned('OX1', { cancelled: 1 })
  const foreign = await planned('OX2')
  const onTime = await planned('OXTIME')
  const onPlan = await planned('OXPLAN')
  const tries: [machine_id: string, card_no: string, status: number, message: string][] = [
    ['OX1', cancelled, 409, `The rest of order ${cancelled} is cancelled.`],
    ['OX1', foreign, 409, `Order ${foreign} is planned on machine OX2.`],
    ['OXTIME', onTime, 409, 'Machine OXTIME only collects or plans time; no order can be started on it.'],
    ['OXPLAN', onPlan, 409, 'Machine OXPLAN only collects or plans time; no order can be started on it.'],
    ['OX1', 'NO-SUCH', 404, 'There is no order NO-SUCH on machine OX1.'],
    ['NO-SUCH', foreign, 404, 'Machine NO-SUCH does not exist.'],
  ]
  for (const [machine_id, card_no, status, message] of tries) {
    expect(await operator.call('start_order', { machine_id, card_no })).toMatchObject({ status, message })
    expect(await runsOf(card_no)).toEqual([])
  }
  const unknown = await operator.call('start_order', { machine_id: 'OX2', card_no: foreign, employee_id: 'NOBODY' })
  expect(unknown).toMatchObject({
    status: 409,
    message: 'Failed to find employee. Check the number and enter it again.',
  })
})

test('T-CALL-30-X of two who start an order at once one wins', async () => {
  const card_no = await planned('OX1')
  const both = await Promise.all([1, 2].map(() => operator.call('start_order', { machine_id: 'OX1', card_no })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.message).toBe(`Order ${card_no} runs already.`)
  expect(await runsOf(card_no)).toHaveLength(1)
  const ends = await Promise.all([1, 2].map(() => operator.call('stop_order', { machine_id: 'OX1', card_no })))
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('T-SF-11-X a machine with SF472 refuses the start', async () => {
  const card_no = await planned('OX472')
  expect(await operator.call('start_order', { machine_id: 'OX472', card_no })).toMatchObject({
    status: 409,
    message: 'SF472: orders on machine OX472 are started by the machine or the ERP, not here.',
  })
})

test('T-SF-10 T-SF-10-X with SF370 every material line needs a lot', async () => {
  const card_no = await planned('OX370')
  await aCardMaterial(server, { card_no, line_no: 1, material_no: 'OM-A', per_unit: 1, lot: 'L1' })
  await aCardMaterial(server, { card_no, line_no: 2, material_no: 'OM-B', per_unit: 1 })
  expect(await operator.call('start_order', { machine_id: 'OX370', card_no })).toMatchObject({
    status: 409,
    message: 'SF370: materials must be assigned before start: 2 OM-B',
  })
  await server.sql(`update card_material set lot = 'L2' where card_no = $1`, [card_no])
  expect((await operator.call('start_order', { machine_id: 'OX370', card_no })).status).toBe(200)
})

test('T-CALL-50-X the picked structure becomes tool, mother form and structure of the run', async () => {
  const card_no = await planned('OX183', { part_no: 'OP-M' })
  const offered = await operator.call('balthzar_get_tool_structures', { machine_id: 'OX183', tool_id: 'OT-MOTHER' })
  expect(offered.data).toEqual([{ child_tool_id: 'OT-S1', child_tool_description: 'Tool OT-S1' }])
  const none = await operator.call('balthzar_get_tool_structures', { machine_id: 'OX183', tool_id: 'OT-MAIN' })
  expect(none.data).toEqual([])
  expect(await operator.call('start_order', { machine_id: 'OX183', card_no })).toMatchObject({
    status: 409,
    message: 'SF183: choose one of the structures of tool OT-MOTHER.',
  })
  const started = await operator.call('start_order', { machine_id: 'OX183', card_no, child_tool_id: 'OT-S1' })
  expect(started.status, started.message).toBe(200)
  expect(await runsOf(card_no)).toMatchObject([
    { tool_id: 'OT-MAIN', mother_tool_id: 'OT-FORM', structure_tool_id: 'OT-S1' },
  ])
})

test('T-CALL-30-X the unit quantity and the cavities of the steps are kept', async () => {
  const card_no = await planned('OX6')
  expect((await operator.call('start_order', { machine_id: 'OX6', card_no })).message).toBe(
    'SF6: enter the unit quantity.',
  )
  expect((await operator.call('start_order', { machine_id: 'OX6', card_no, unit_qty: '6' })).status).toBe(200)
  expect(await cardOf(card_no)).toMatchObject({ unit_qty: 6, status: 'running' })
  const cavities = await planned('OXCAV')
  for (const [given, message] of [
    ['', 'Enter the number of cavities.'],
    [0, 'Enter the number of cavities.'],
    [9, 'The machine takes at most 8 cavities.'],
  ] as const) {
    expect(
      (await operator.call('start_order', { machine_id: 'OXCAV', card_no: cavities, cavities: given })).message,
    ).toBe(message)
  }
  const started = await operator.call('start_order', { machine_id: 'OXCAV', card_no: cavities, cavities: '3' })
  expect(started.data[0]).toMatchObject({ insatser: 3 })
})

test('T-CALL-30-X with SF326 the stop goes on as setup; what was said of it before stays', async () => {
  const at = Date.now() - 30 * MINUTE
  await signal(server, 'OX326', { at, kind: 'state', value: 'stopped' })
  const [setup] = await server.sql<{ stop_code: string }>(
    `select c.stop_code from stop_code c join stop_group g on g.company_id = c.company_id and g.code = c.group_id
     where c.company_id = 1000 and c.setup_time = 1 and c.active and c.stop_text_flag = 0 and c.machines is null
       and g.security_level is null order by c.stop_code limit 1`,
  )
  const [other] = await server.sql<{ stop_code: string }>(
    `select c.stop_code from stop_code c join stop_group g on g.company_id = c.company_id and g.code = c.group_id
     where c.company_id = 1000 and c.setup_time = 0 and c.active and c.stop_text_flag = 0 and c.machines is null
       and c.reset_seconds = 0 and g.security_level is null order by c.stop_code limit 1`,
  )
  const [code, breakdown] = [setup?.stop_code ?? '', other?.stop_code ?? '']
  const coded = await operator.call('set_stop_code', { machine_id: 'OX326', stop: '', stop_code: breakdown })
  expect(coded.status, coded.message).toBe(200)
  const card_no = await planned('OX326')
  const start = (sf326_stop_code: string) =>
    operator.call('start_order', { machine_id: 'OX326', card_no, sf326_stop_code })
  expect((await start('')).message).toBe('Choose a setup stop reason.')
  expect((await start(breakdown)).message).toBe(`Stop code ${breakdown} is not a setup reason of this machine.`)
  expect(await runsOf(card_no)).toEqual([])
  const started = await start(code)
  expect(started.status, started.message).toBe(200)
  const [machine] = (await operator.call('get_machine', { machine_id: 'OX326' })).data
  expect(machine).toMatchObject({ current_stop_reason: code, setup_time: 1, card_no })
  const stops = await server.sql<{ stop_reason: string }>(
    `select stop_reason from stop where company_id = 1000 and machine_id = 'OX326' order by start_time desc limit 2`,
  )
  expect(stops.map(({ stop_reason }) => stop_reason)).toEqual([code, breakdown])
})

test('T-SF-16-X orders that run go on when another one is started, and each ends by itself', async () => {
  const [one, two] = [await planned('OX2'), await planned('OX2')]
  for (const card_no of [one, two]) await operator.call('start_order', { machine_id: 'OX2', card_no })
  const running = await operator.call('get_running_orders', { machine_id: 'OX2' })
  expect(running.data.map(({ card_no }) => card_no)).toEqual([one, two])
  await operator.call('stop_order', { machine_id: 'OX2', card_no: one })
  expect((await operator.call('get_running_orders', { machine_id: 'OX2' })).data).toMatchObject([{ card_no: two }])
})

test('W-PERM-31-X who may not operate machines neither starts nor stops orders', async () => {
  const card_no = await planned('OX1')
  const wall = await server.signIn('wall')
  expect((await wall.call('start_order', { machine_id: 'OX1', card_no })).status).toBe(403)
  const restricted = await server.signIn('restricted')
  expect((await restricted.call('start_order', { machine_id: 'OX1', card_no })).status).toBe(403)
  expect(await runsOf(card_no)).toEqual([])
})

test('T-CALL-09 T-CALL-09-X each feature sets its flag, and the answer is the whole planned order', async () => {
  const card_no = await planned('OX1')
  const flags = {
    materials: 'material_prepared',
    tools: 'tools_prepared',
    peripherals: 'peripheral_equipment_prepared',
    print: 'print_prepared',
  } as const
  for (const feature of Object.keys(flags) as (keyof typeof flags)[]) {
    const on = await operator.call('prepare_for_order', { machine_id: 'OX1', card_no, feature, value: 1 })
    const listed = (await operator.call('get_planned_orders', { machine_id: 'OX1' })).data
    expect(on.data).toEqual(listed.filter((row) => row.card_no === card_no))
    expect(on.data[0]).toMatchObject({ [flags[feature]]: 1 })
  }
  const off = await operator.call('prepare_for_order', { machine_id: 'OX1', card_no, feature: 'tools', value: 0 })
  expect(off.data[0]).toMatchObject({ tools_prepared: 0, material_prepared: 1, print_prepared: 1 })
  expect(
    (await operator.call('prepare_for_order', { machine_id: 'OX2', card_no, feature: 'tools', value: 0 })).status,
  ).toBe(404)
})

describe('T-PLANT-207 a machine is prepared when all four preparations of its next order are done', () => {
  const features = ['materials', 'tools', 'peripherals', 'print'] as const
  const prepare = (card_no: string, feature: (typeof features)[number], value: 0 | 1) =>
    operator.call('prepare_for_order', { machine_id, card_no, feature, value })
  const prepared = async () =>
    (await operator.call('get_machines', {})).data.find((row) => row.machine_id === machine_id)?.prepare_status
  let next = ''
  let machine_id = ''
  let machines = 0
  // A machine for each test: no other one's order comes before its next.
  beforeEach(async () => {
    machines += 1
    machine_id = `OXP${machines}`
    await aMachine(server, { machine_id })
    next = await planned(machine_id, { planned_start_time: '2030-06-12T10:00:00Z' })
    await planned(machine_id, { planned_start_time: '2030-06-13T10:00:00Z' })
    for (const feature of features) await prepare(next, feature, 1)
  })

  test.each(features)('without %s it is not', async (feature) => {
    expect(await prepared()).toBe(1)
    await prepare(next, feature, 0)
    expect(await prepared()).toBe(0)
    await prepare(next, feature, 1)
  })

  test('an order that is cancelled or runs is not the next one', async () => {
    await server.sql('update card set cancelled = 1 where card_no = $1', [next])
    expect(await prepared()).toBe(0)
    await server.sql('update card set cancelled = 0 where card_no = $1', [next])
    expect((await operator.call('start_order', { machine_id, card_no: next })).status).toBe(200)
    expect(await prepared()).toBe(0)
    expect((await operator.call('stop_order', { machine_id, card_no: next })).status).toBe(200)
  })

  test('screens hear of it: prepared, overtaken by an order that was imported, and back when that one is cancelled', async () => {
    const admin = await server.signIn('admin')
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${operator.bearer}` },
    })
    const heard: unknown[] = []
    const welcome = new Promise((resolve) =>
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as LiveMessage
        if (message.type === 'welcome') resolve(message)
        if (message.type === 'events') {
          for (const event of message.events) {
            if (event.name === 'MachineChanged' && event.data.machine_id === machine_id) {
              heard.push(event.data.machine.prepare_status)
            }
          }
        }
      }),
    )
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged'] }))
    await welcome
    const sooner = {
      card_no: 'OC-SOONER',
      work_order_no: '990001',
      part_no: 'OP-1',
      op_number: '10',
      machine_id,
    }
    const cancel = (cancelled: 0 | 1) =>
      operator.call('cancel_rest_of_order', { machine_id, card_no: 'OC-SOONER', cancelled })
    const steps = [
      () => prepare(next, 'tools', 0),
      () => prepare(next, 'tools', 1),
      () =>
        admin.call('import_records', {
          kind: 'orders',
          records: [{ ...sooner, planned_op_qty: 10, planned_start_time: '2030-06-12T09:00:00Z' }],
        }),
      () => cancel(1),
      () => cancel(0),
    ]
    for (const [at, step] of steps.entries()) {
      const done = await step()
      expect(done.status, done.message).toBe(200)
      await expect.poll(() => heard).toEqual([0, 1, 0, 1, 0].slice(0, at + 1))
    }
    socket.terminate()
  })
})

test('T-CALL-06 T-CALL-06-X a program is blocked with a reason, and the planned orders follow', async () => {
  const card_no = await planned('OX1', { program_id: 'PRG-7' })
  const block = (comment: string) =>
    operator.call('balthzar_euromap', { feature: 'block_program', machine_id: 'OX1', program_id: 'PRG-7', comment })
  expect(await block('  ')).toMatchObject({ status: 409, message: 'Write why the program is blocked.' })
  expect((await block('worn insert')).data).toEqual([{ card_no, program_id: 'PRG-7', locked: 1 }])
  const planOf = async () =>
    (await operator.call('get_planned_orders', { machine_id: 'OX1' })).data.find((row) => row.card_no === card_no)
  expect(await planOf()).toMatchObject({ locked: 1, program_id: 'PRG-7' })
  const [kept] = await server.sql(`select username, at, after from audit where what = 'euromap.block_program'`)
  expect(kept).toMatchObject({ username: 'operator', after: { comment: 'worn insert' } })
  const payload = { feature: 'unblock_program', machine_id: 'OX1', program_id: 'PRG-7', comment: '' } as const
  expect((await operator.call('balthzar_euromap', payload)).status).toBe(200)
  expect(await planOf()).toMatchObject({ locked: 0 })
  expect((await operator.call('balthzar_euromap', { ...payload, program_id: 'PRG-NONE' })).status).toBe(404)
})
