import { languageCodes } from '@takt/domain/ground/languages.ts'
import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { importKinds } from '@takt/domain/import/import-kind.ts'
import { matchColumns } from '@takt/domain/import/match-columns.ts'
import { type TextKey, texts } from '@takt/texts/texts.ts'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { signal } from '../../test/order-plant.ts'
import { type Answer, type Caller, description, post, testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { aMachine, someTools } from '../machines/machines.fixture.ts'
import { aCardMaterial } from '../materials/materials.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'

const server = testServer()
const HOUR = 3_600_000
const START = '2026-03-10T05:00:00.000Z'
let admin: Caller
let key = ''

beforeAll(async () => {
  admin = await server.signIn('admin')
  key = await newKey('ERP')
  await aMachine(server, { machine_id: 'IM1' })
  await aMachine(server, { machine_id: 'IM2' })
  await aPart(server, { part_no: 'IP1' })
})

async function newKey(name: string): Promise<string> {
  return String((await admin.call('create_access_key', { opens: 'import', name })).data[0]?.key)
}
const send = (kind: string, records: unknown[], more: object = {}, as = key) =>
  post(`${server.url}/api/import`, { kind, records, ...more }, as)
const outcomes = ({ body }: Answer) => body.outcomes
const problems = ({ body }: Answer) => body.problems as { index: number; field: string; call_message: string }[]
const order = (card_no: string, more: object = {}) => ({
  card_no,
  part_no: 'IP1',
  op_number: '10',
  machine_id: 'IM1',
  planned_op_qty: 100,
  planned_start_time: START,
  ...more,
})
const plan = async (machine_id: string) => (await admin.call('get_planned_orders', { machine_id })).data

test('T-PLANT-137 a key is shown once, stands nowhere in the database, opens nothing else, and ends when it is revoked', async () => {
  const { data } = await admin.call('create_access_key', { opens: 'import', name: 'Second ERP' })
  const own = String(data[0]?.key)
  const key_id = Number(data[0]?.key_id)
  expect(own).toMatch(/^takt_import_[\w-]{43}$/)
  const stored = await server.sql("select 1 from access_key k where k::text like '%' || $1 || '%'", [own])
  expect(stored).toEqual([])
  expect(await send('tools', [], {}, own)).toMatchObject({ status: 200 })
  expect((await admin.call('get_access_keys', { opens: 'import' })).data).toContainEqual(
    expect.objectContaining({ key_id, name: 'Second ERP', created_by: 'admin', last_used_at: expect.any(String) }),
  )
  expect((await server.ingest([], { key: own })).status).toBe(401)
  expect((await post(`${server.url}/api/call`, { name: 'get_machines', payload: {} }, own)).status).toBe(401)
  expect(await admin.call('revoke_access_key', { key_id })).toMatchObject({ status: 200 })
  for (const wrong of [own, 'takt_import_nobody', admin.bearer, undefined as unknown as string]) {
    expect(await post(`${server.url}/api/import`, { kind: 'tools', records: [] }, wrong)).toMatchObject({ status: 401 })
  }
  const operator = await server.signIn('operator')
  expect((await operator.call('create_access_key', { opens: 'import', name: 'x' })).status).toBe(403)
  expect((await operator.call('import_records', { kind: 'tools', records: [] })).status).toBe(403)
})

test('T-PLANT-137 a batch is limited in length and rate, a body that is none is named, and the way is described', async () => {
  const own = await newKey('Eager')
  expect(await send('colours', [], {}, own)).toMatchObject({ status: 422 })
  expect(await send('tools', [], { colour: 1 }, own)).toMatchObject({ status: 422 })
  expect(await send('tools', Array(5001).fill({}), {}, own)).toMatchObject({ status: 422 })
  server.clock.now = Date.now()
  const statuses = new Set<number>()
  for (let times = 0; times < 70; times += 1) statuses.add((await send('tools', [], {}, own)).status)
  server.clock.now = null
  expect([...statuses]).toEqual([200, 429])
  const { paths } = JSON.parse(await description(server)) as { paths: object }
  expect(JSON.stringify(paths)).toContain('planned_start_time')
})

test('T-PLANT-138 the good ones are taken, of the others index, field and sentence are told; sent again nothing changes', async () => {
  const records = [
    { tool_id: 'IT-1', tool_description: 'First' },
    { tool_id: 'IT-2', colour: 'red' },
    { tool_id: 'IT-1' },
    { tool_description: 'nameless' },
    { tool_id: 'IT-3' },
  ]
  const answer = await send('tools', records)
  expect(answer).toMatchObject({ status: 200, body: { added: 2, changed: 0, unchanged: 0, refused: 3 } })
  expect(outcomes(answer)).toEqual(['added', 'refused', 'refused', 'refused', 'added'])
  expect(problems(answer)).toEqual([
    { index: 1, key: 'IT-2', field: 'colour', call_message: 'There is no field colour.' },
    { index: 2, key: 'IT-1', field: 'tool_id', call_message: 'IT-1 comes twice: the first is number 0.' },
    { index: 3, key: '', field: 'tool_id', call_message: 'This is missing.' },
  ])
  const again = await send('tools', [{ tool_id: 'IT-1' }, { tool_id: 'IT-3', category: '4' }])
  expect(outcomes(again)).toEqual(['unchanged', 'changed'])
  expect(await server.sql("select tool_description, category from tool where tool_id in ('IT-1', 'IT-3')")).toEqual([
    { tool_description: 'First', category: '' },
    { tool_description: '', category: '4' },
  ])
  const trail = await server.sql(
    "select username, what, key from audit where key in ('IT-1', 'IT-3') order by audit_id",
  )
  expect(trail).toEqual([
    { username: 'ERP', what: 'tool.added-by-import', key: 'IT-1' },
    { username: 'ERP', what: 'tool.added-by-import', key: 'IT-3' },
    { username: 'ERP', what: 'tool.changed-by-import', key: 'IT-3' },
  ])
})

test('T-PLANT-138 every kind comes in; a tool, machine or department that does not exist is named', async () => {
  const part = { part_no: 'IP9', op_number: '10', tool_id: 'IT-9', integer_unit: false, planned_unit_time: 12.5 }
  expect(problems(await send('parts', [part]))).toMatchObject([
    { field: 'tool_id', call_message: 'Tool IT-9 does not exist.' },
  ])
  await someTools(server, [['IT-9', '']])
  expect(outcomes(await send('parts', [part, { ...part, op_number: '20', machine_id_only: 'NO' }]))).toEqual([
    'added',
    'refused',
  ])
  expect(
    await server.sql("select integer_unit, unit, planned_unit_time::float from part where part_no = 'IP9'"),
  ).toEqual([{ integer_unit: 0, unit: 'pcs', planned_unit_time: 12.5 }])
  expect(
    outcomes(await send('materials', [{ material_no: 'IMAT', material_desc: 'Nylon', material_unit: 'kg' }])),
  ).toEqual(['added'])
  const [{ code } = { code: '' }] = await server.sql<{ code: string }>(
    'select code from department where company_id = 1000 limit 1',
  )
  const people = [
    { employee_number: '9301', employee_name: 'Åsa Öberg', department: code },
    { employee_number: '9302', employee_name: 'Bo', department: 'NOWHERE' },
    { employee_number: '9303' },
  ]
  const answer = await send('employees', people)
  expect(problems(answer)).toMatchObject([
    { index: 1, field: 'department' },
    { index: 2, field: 'employee_name' },
  ])
  const found = (await admin.call('get_employee_settings', {})).data.find((one) => one.employee_number === '9301')
  expect(found).toMatchObject({ employee_name: 'Åsa Öberg', department: code, allow_sign_in: true, version: 1 })
  expect(outcomes(await send('employees', [{ employee_number: '9301', active: false }]))).toEqual(['changed'])
})

test('W-TOOL-57-B a work instruction is stored without what could do harm, and the same again changes nothing', async () => {
  const part = { part_no: 'IP1', op_number: '10', operation_text: '<p onclick="x()">Dry 4 h</p><script>x()</script>' }
  expect(outcomes(await send('parts', [part]))).toEqual(['changed'])
  const stored = () => server.sql("select operation_text from part where part_no = 'IP1'")
  expect(await stored()).toEqual([{ operation_text: '<p>Dry 4 h</p>' }])
  expect(outcomes(await send('parts', [part]))).toEqual(['unchanged'])
  await send('parts', [{ ...part, operation_text: 'Tighten to < 12 Nm & go' }])
  expect(await stored()).toEqual([{ operation_text: 'Tighten to < 12 Nm & go' }])
})

test('T-PLANT-282 what a piece weighs, which tools are inserts and which are structures come in; 0 is no weight', async () => {
  const part = { part_no: 'IP1', op_number: '10', unit_weight: 25, lower_tolerance: 24, upper_tolerance: 26 }
  expect(outcomes(await send('parts', [part]))).toEqual(['changed'])
  const weights = () =>
    server.sql("select unit_weight::float, upper_tolerance::float, lower_out_of_bounds from part where part_no = 'IP1'")
  expect(await weights()).toEqual([{ unit_weight: 25, upper_tolerance: 26, lower_out_of_bounds: null }])
  expect(outcomes(await send('parts', [part]))).toEqual(['unchanged'])
  expect(problems(await send('parts', [{ part_no: 'IP1', op_number: '10', lower_tolerance: 27 }]))).toMatchObject([
    { field: 'lower_tolerance', call_message: 'The lower weight 27 g lies above the upper 26 g.' },
  ])
  const none = { part_no: 'IP1', op_number: '10', unit_weight: 0, lower_tolerance: 0, upper_tolerance: 0 }
  expect(outcomes(await send('parts', [none]))).toEqual(['changed'])
  expect(await weights()).toEqual([{ unit_weight: null, upper_tolerance: null, lower_out_of_bounds: null }])

  const tools = [
    { tool_id: 'IS-A', structure_of: 'IS' },
    { tool_id: 'IS-I1', insert_of: 'IS' },
    { tool_id: 'IS' },
    { tool_id: 'IS-X', insert_of: 'NO-TOOL' },
    { tool_id: 'IS-Y', structure_of: 'IS-Y' },
    // Refused with what they are part of, also over two.
    { tool_id: 'IS-Z', insert_of: 'IS-Y' },
    { tool_id: 'IS-ZZ', structure_of: 'IS-Z' },
  ]
  const answer = await send('tools', tools)
  expect(outcomes(answer)).toEqual(['added', 'added', 'added', 'refused', 'refused', 'refused', 'refused'])
  expect(problems(answer).map(({ call_message }) => call_message)).toEqual([
    'Tool NO-TOOL does not exist.',
    'Tool IS-Y cannot be part of itself.',
    'Tool IS-Y does not exist.',
    'Tool IS-Z does not exist.',
  ])
  const ask = async (name: 'balthzar_get_tool_structures' | 'balthzar_get_free_tool_inserts') =>
    (await admin.call(name, { machine_id: 'IM1', tool_id: 'IS' })).data
  expect(await ask('balthzar_get_tool_structures')).toMatchObject([{ child_tool_id: 'IS-A' }])
  expect(await ask('balthzar_get_free_tool_inserts')).toMatchObject([{ tool_id: 'IS-I1', old_insert_id: '' }])
  expect(outcomes(await send('tools', tools.slice(0, 3)))).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(outcomes(await send('tools', [{ tool_id: 'IS-A', structure_of: '' }]))).toEqual(['changed'])
  expect(await ask('balthzar_get_tool_structures')).toEqual([])
})

test('T-PLANT-285 the insert that an order was started with is the one used before, and free for no other tool', async () => {
  await aMachine(server, { machine_id: 'IMU' })
  await send('tools', [{ tool_id: 'IU' }, { tool_id: 'IU-1', insert_of: 'IU' }, { tool_id: 'IU-2', insert_of: 'IU' }])
  await send('orders', [order('IU-A', { machine_id: 'IMU' })])
  const start = await admin.call('start_order', { machine_id: 'IMU', card_no: 'IU-A', tool_id: 'IU-2' })
  expect([start.status, start.message]).toEqual([200, ''])
  const free = async (tool_id: string) => {
    const { data } = await admin.call('balthzar_get_free_tool_inserts', { machine_id: 'IMU', tool_id })
    return data.map((insert) => [insert.tool_id, insert.old_insert_id])
  }
  expect(await free('IU')).toEqual([
    ['IU-1', 'IU-2'],
    ['IU-2', 'IU-2'],
  ])
  // Both belong to another tool now; the one that was used still sits in the first.
  const moved = ['IU-1', 'IU-2'].map((tool_id) => ({ tool_id, insert_of: 'IV' }))
  expect(outcomes(await send('tools', [{ tool_id: 'IV' }, ...moved]))).toEqual(['added', 'changed', 'changed'])
  expect(await free('IV')).toEqual([['IU-1', '']])
})

test('T-PLANT-356 a tool comes in with its cavities, keeps which are closed, and an insert fills those of its tool', async () => {
  await aMachine(server, { machine_id: 'IMC' })
  const cavities = async () =>
    (await admin.call('get_cavities', { machine_id: 'IMC' })).data.map((row) => [row.insert_location, row.status])
  const tools = [
    { tool_id: 'IC-1', insert_of: 'IC' },
    { tool_id: 'IC', cavities: 3 },
  ]
  expect(outcomes(await send('tools', tools))).toEqual(['added', 'added'])
  expect(outcomes(await send('tools', tools))).toEqual(['unchanged', 'unchanged'])
  await send('orders', [order('IC-A', { machine_id: 'IMC' })])
  const start = await admin.call('start_order', { machine_id: 'IMC', card_no: 'IC-A', tool_id: 'IC-1' })
  expect([start.status, start.message]).toEqual([200, ''])
  const whole = [1, 2, 3].map((place) => [place, 1])
  expect(await cavities()).toEqual(whole)

  const close = { machine_id: 'IMC', tool_id: 'IC-1', insert_locations: [3], note: '' }
  expect((await admin.call('close_cavities', close)).status).toBe(200)
  expect(await cavities()).toEqual([...whole.slice(0, 2), [3, 0]])
  expect(problems(await send('tools', [{ tool_id: 'IC', cavities: 2 }]))).toMatchObject([
    { field: 'cavities', call_message: 'Cavity 3 is closed. Open it before you remove it.' },
  ])
  expect(outcomes(await send('tools', [{ tool_id: 'IC', cavities: 4 }]))).toEqual(['changed'])
  expect(await cavities()).toEqual([...whole.slice(0, 2), [3, 0], [4, 1]])
  expect((await admin.call('open_cavities', close)).status).toBe(200)
  expect(outcomes(await send('tools', [{ tool_id: 'IC', cavities: 2 }]))).toEqual(['changed'])
  expect(await cavities()).toEqual(whole.slice(0, 2))
  const wrong = [
    { tool_id: 'IC-1', cavities: 2 },
    { tool_id: 'IC-2', cavities: 1000 },
  ]
  expect(problems(await send('tools', wrong)).map(({ call_message }) => call_message)).toEqual([
    'An insert has the cavities of its tool: enter them for IC.',
    'This can be 999 at most.',
  ])
})

test('T-PLANT-357 a tool that is mounted with an insert is shown where it sits, with its order and as used', async () => {
  await aMachine(server, { machine_id: 'IMO' })
  await send('tools', [
    { tool_id: 'IO', cavities: 2 },
    { tool_id: 'IO-1', insert_of: 'IO' },
  ])
  await send('orders', [order('IO-A', { machine_id: 'IMO', work_order_no: 'IO-W' })])
  const shown = async () =>
    (await admin.call('get_tool_overview', {})).data.filter(({ tool_id }) => String(tool_id).startsWith('IO'))
  expect(await shown()).toMatchObject([{ tool_id: 'IO', machine_id: '-', work_order_no: '', last_used: '' }])
  await admin.call('start_order', { machine_id: 'IMO', card_no: 'IO-A', tool_id: 'IO-1' })
  const open = { cavities_open: 2, cavities_total: 2 }
  expect(await shown()).toMatchObject([
    { tool_id: 'IO', machine_id: 'IMO', work_order_no: 'IO-W', last_used: expect.stringMatching(/T/), ...open },
  ])
})

test('T-PLANT-138 of two batches at once neither puts back what the other has changed, and what both bring is added by one', async () => {
  await send('tools', [{ tool_id: 'IT-A', tool_description: 'Old', category: '1' }])
  const connections = openConnections(server.database)
  const holder = await connections.owner.connect()
  await holder.query("begin; select from tool where tool_id = 'IT-A' for update")
  const both = Promise.all([
    send('tools', [{ tool_id: 'IT-A', tool_description: 'New' }, { tool_id: 'IT-B' }]),
    send('tools', [{ tool_id: 'IT-A', category: '2' }, { tool_id: 'IT-B' }]),
  ])
  const waiting = () =>
    server.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  await expect.poll(async () => (await waiting()).length).toBe(2)
  await holder.query('commit')
  holder.release()
  await connections.close()
  expect((await both).map(outcomes).sort()).toEqual([
    ['changed', 'added'],
    ['changed', 'unchanged'],
  ])
  expect(await server.sql("select tool_description, category from tool where tool_id = 'IT-A'")).toEqual([
    { tool_description: 'New', category: '2' },
  ])
})

test('T-PLANT-138 what is tried only is not written, and who may not see every machine brings in nothing', async () => {
  const answer = await send('orders', [order('TRY-1'), order('TRY-2', { machine_id: 'NO' })], { dry_run: true })
  expect(answer).toMatchObject({ body: { dry_run: true, added: 1, refused: 1 } })
  const checked = await admin.call('check_import', { kind: 'orders', records: [order('TRY-1')] })
  expect(checked.data[0]).toMatchObject({ outcomes: ['added'], dry_run: true })
  expect(await server.sql("select 1 from card where card_no like 'TRY-%'")).toEqual([])
  await server.sql("update app_user set machine_restrictions = '{IM1}' where company_id = 1000 and username = 'admin'")
  const restricted = await server.signIn('admin')
  const refused = await restricted.call('import_records', { kind: 'orders', records: [order('TRY-1')] })
  await server.sql("update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'admin'")
  expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('the whole plant') })
})

test('T-PLANT-139 an order comes with its materials, moves with the ERP, is not taken from people, and is cancelled', async () => {
  await aCard(server, { card_no: 'IC-OLD', machine_id: 'IM1', part_no: 'IP1' })
  await aCardMaterial(server, { card_no: 'IC-OLD', line_no: 10, material_no: 'PA-6', per_unit: 1 })
  const materials = [{ material_no: 'PA-6', planned_qty: 50 }]
  expect(outcomes(await send('orders', [order('IC-1', { materials }), order('IC-2')]))).toEqual(['added', 'added'])
  expect(await plan('IM1')).toContainEqual(
    expect.objectContaining({ card_no: 'IC-1', planned_op_qty: 100, work_order_no: 'IC-1' }),
  )
  await server.sql("update card_material set lot = 'LOT-7' where card_no = 'IC-1'")
  const more = { materials: [{ material_no: 'PA-6', planned_qty: 60 }], planned_op_qty: 120 }
  expect(outcomes(await send('orders', [order('IC-1', more)]))).toEqual(['changed'])
  expect(
    await server.sql(
      "select line_no, planned_qty::float, per_unit::float, lot from card_material where card_no = 'IC-1'",
    ),
  ).toEqual([{ line_no: 10, planned_qty: 60, per_unit: 0.5, lot: 'LOT-7' }])
  // A planner moves it: the ERP that repeats itself does not take it back, one that says something new does.
  await server.sql("update card set machine_id = 'IM2' where card_no = 'IC-1'")
  expect(outcomes(await send('orders', [order('IC-1', more)]))).toEqual(['unchanged'])
  expect((await plan('IM2')).map(({ card_no }) => card_no)).toEqual(['IC-1'])

  const started = await admin.call('start_order', {
    machine_id: 'IM2',
    card_no: 'IC-1',
    record_no1: 'IC-1',
    employee_id: '0101',
  } as never)
  expect(started.status, started.message).toBe(200)
  const running = await send('orders', [
    { card_no: 'IC-1', machine_id: 'M101' },
    { card_no: 'IC-1b', cancelled: true },
    { card_no: 'IC-2', cancelled: true },
  ])
  expect(problems(running)).toMatchObject([
    { index: 0, field: 'machine_id', call_message: 'Order IC-1 runs: it keeps its machine and its article.' },
    { index: 1, field: 'cancelled', call_message: 'There is no order IC-1b that could be cancelled.' },
  ])
  expect(outcomes(running)).toEqual(['refused', 'refused', 'changed'])
  expect((await plan('IM1')).map(({ card_no }) => card_no)).toEqual(['IC-OLD'])
  expect(await server.sql("select status, cancelled from card where card_no = 'IC-2'")).toEqual([
    { status: 'finished', cancelled: 1 },
  ])
  expect(outcomes(await send('orders', [{ card_no: 'IC-1', planned_op_qty: 300 }]))).toEqual(['changed'])
  expect((await admin.call('get_running_orders', { machine_id: 'IM2' })).data[0]).toMatchObject({ planned_op_qty: 300 })
})

test('T-STATE-14-X an order whose rest people cancelled stays listed, struck through, until the ERP says so too', async () => {
  await send('orders', [order('IC-REST')])
  const rest = { machine_id: 'IM1', card_no: 'IC-REST', record_no1: 'IC-REST', cancelled: 1 } as const
  expect((await admin.call('cancel_rest_of_order', rest)).status).toBe(200)
  const listed = async () => (await plan('IM1')).find(({ card_no }) => card_no === 'IC-REST')
  expect(outcomes(await send('orders', [order('IC-REST')]))).toEqual(['unchanged'])
  expect(await listed()).toMatchObject({ cancelled: 1 })
  expect(outcomes(await send('orders', [{ card_no: 'IC-REST', cancelled: true }]))).toEqual(['changed'])
  expect(await listed()).toBeUndefined()
})

test('T-PLANT-138 a run is counted with the time of a piece that it began with, also when it is counted again', async () => {
  const now = Date.now()
  await aMachine(server, { machine_id: 'IM3', good_from_cycles: true })
  await aPart(server, { part_no: 'IP3' })
  await aCard(server, { card_no: 'IC-3', machine_id: 'IM3', part_no: 'IP3' })
  await anOrderRun(server, { machine_id: 'IM3', card_no: 'IC-3', start_time: new Date(now - 2 * HOUR).toISOString() })
  const ideal = async () =>
    (
      await server.sql<{ ms: number }>(
        "select sum(counted_ideal_ms)::float as ms from shift_figures where machine_id = 'IM3'",
      )
    )[0]?.ms
  await signal(server, 'IM3', { at: now - 60_000, kind: 'cycles', value: 5 })
  expect(await ideal()).toBe(5 * 36_000)
  expect(outcomes(await send('parts', [{ part_no: 'IP3', op_number: '10', planned_unit_time: 72 }]))).toEqual([
    'changed',
  ])
  // It comes late, and the day is counted again.
  await signal(server, 'IM3', { at: now - 120_000, kind: 'cycles', value: 1 })
  expect(await ideal()).toBe(6 * 36_000)
})

test('T-PLANT-142 lists of orders hear of it at once, once for each machine, however many came; 10,000 take seconds', async () => {
  // Machines of its own: a list shows two thousand orders, and those of another test would not be among them.
  for (const machine_id of ['IB1', 'IB2']) await aMachine(server, { machine_id })
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${admin.bearer}` },
  })
  const heard: { name: string; data: { machine_id: string } }[] = []
  socket.on('message', (data) => heard.push(...(JSON.parse(String(data)).events ?? [])))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', events: ['OrderChanged'] }))
  const many = Array.from({ length: 10_000 }, (_, at) => order(`BIG-${at}`, { machine_id: at % 2 ? 'IB1' : 'IB2' }))
  const begun = performance.now()
  for (const part of [many.slice(0, 5000), many.slice(5000)]) {
    expect(await send('orders', part)).toMatchObject({ status: 200, body: { added: 5000, refused: 0 } })
  }
  const seconds = (performance.now() - begun) / 1000
  expect(seconds).toBeLessThan(20)
  await expect.poll(() => heard.map(({ data }) => data.machine_id).sort()).toEqual(['IB1', 'IB1', 'IB2', 'IB2'])
  socket.terminate()
  expect(await send('orders', many.slice(0, 5000))).toMatchObject({ body: { unchanged: 5000 } })
})

test('T-PLANT-140 the heading of every template is read back as its own column, in every language', () => {
  for (const kind of importKinds) {
    const { fields } = importDefinitions[kind]
    for (const language of languageCodes) {
      const heading = (name: string) => texts[language][`import-field.${name}` as TextKey]
      const headings = fields.map(({ name }) => heading(name))
      expect(matchColumns(headings, fields, heading), `${kind} ${language}`).toEqual(fields.map(({ name }) => name))
    }
  }
})
