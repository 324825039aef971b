import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { beforeAll, expect, test } from 'vitest'
import { workAroundTheClock } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
let operator: Caller
let machine: Record<string, unknown>

beforeAll(async () => {
  await workAroundTheClock(server)
  operator = await server.signIn('operator')
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  await server.ingest([
    { seq: 1, machine_id: 'M101', at: at(600), kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'M101', at: at(300), kind: 'cycles', value: 4 },
    { seq: 3, machine_id: 'M101', at: at(60), kind: 'state', value: 'stopped' },
  ])
  machine = (await operator.call('get_machine', { machine_id: 'M101' })).data[0] ?? {}
})

test('W-ENTITY-05 a machine carries its order, its cavities, the limit of start-up scrap and its functions', () => {
  expect(machine).toMatchObject({
    machine_id: 'M101',
    object_description: expect.any(String),
    card_no: expect.stringMatching(/\d/),
    part_no: expect.stringMatching(/./),
    op_number: expect.stringMatching(/./),
    work_order_no: expect.stringMatching(/\d/),
    record_no: expect.any(Number),
    card_good_qty: expect.any(Number),
    config: { max_startup_scrap: expect.any(Number) },
    insatser: expect.any(Number),
    erp_resource: expect.any(String),
    erp_connection_type: expect.any(Number),
    special_functions: expect.any(Array),
  })
  expect(machine.record_no).toBeGreaterThan(0)
})

test('W-ENTITY-39 D-ENTITY-72 a machine carries its limits for OEE and quality, and whether a forced stop is in force', () => {
  for (const limit of ['oee_green_limit', 'oee_yellow_limit', 'q_green_limit', 'q_yellow_limit']) {
    expect(machine[limit]).toBeGreaterThan(0)
  }
  expect(machine.oee_green_limit).toBeGreaterThan(machine.oee_yellow_limit as number)
  expect(machine.force_stop_enabled).toBe(true)
})

test('D-ENTITY-66 D-ENTITY-67-X an ordinary machine is its own physical machine, with its places', () => {
  expect(machine).toMatchObject({
    machine_id_real: 'M101',
    category: expect.any(String),
    cat_desc: expect.any(String),
    zone: expect.any(String),
    zone_desc: expect.any(String),
    department: expect.any(String),
    department_description: expect.any(String),
    object_no: expect.any(String),
  })
})

test('D-ENTITY-67-X a combined machine names the physical one behind it', async () => {
  await server.sql("update machine set machine_id_real = 'M103' where machine_id = 'M102' and company_id = 1000")
  const [row] = (await operator.call('get_machine', { machine_id: 'M102' })).data
  expect(row).toMatchObject({ machine_id: 'M102', machine_id_real: 'M103' })
})

test('D-ENTITY-68 D-ENTITY-69 a stopped machine says S, its reason, its colour and since when in hh:mm', () => {
  expect(machine).toMatchObject({
    status: 'S',
    current_stop_reason: expect.stringMatching(/./),
    stop_reason_color: expect.stringMatching(/./),
    stop_description: expect.any(String),
    calendar_stop_time_duration_hh_mm: '00:01',
  })
})

test('D-ENTITY-70 a machine counts today and the present shift in whole seconds', () => {
  const seconds = [
    'today_runtime',
    'today_calendar_stoptime',
    'current_shift_runtime',
    'current_shift_calendar_stop_time',
  ]
  for (const field of [...seconds, 'runtime_after_stop_seconds', 'calendar_setup_time_duration']) {
    expect(Number.isInteger(machine[field]), field).toBe(true)
  }
  expect(Date.parse(machine.current_shift_start_time as string)).toBeLessThanOrEqual(Date.now())
  expect(machine.current_shift_runtime).toBeLessThanOrEqual(machine.today_runtime as number)
})

test('W-ENTITY-46 W-CALL-04 an employee who may work here, one who may not, and one who does not exist', async () => {
  const check = async (employee: string) =>
    (await operator.call('verify_employee', { machine_id: 'M101', employee })).data[0]
  expect(await check('0101')).toEqual({
    is_valid_employee: true,
    allow_sign_in: true,
    balthzar_full_name: 'Anna Lindqvist',
  })
  expect(await check('0124')).toMatchObject({ is_valid_employee: true, allow_sign_in: false })
  expect(await check('9999')).toEqual({ is_valid_employee: false, allow_sign_in: false, balthzar_full_name: '' })
})

test('W-CALL-03-X W-ERROR-26-X whatever went wrong is told in one shape, with its sentence', async () => {
  const restricted = await server.signIn('restricted')
  const unsigned = await fetch(`${server.url}/api/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'get_machines', payload: {} }),
  })
  const answers = [
    [401, unsigned.status, await unsigned.json()],
    ...(
      [
        [403, await restricted.call('get_machine', { machine_id: 'M101' })],
        [404, await operator.raw({ name: 'no_such_call', payload: {} })],
        [404, await operator.call('get_order_details', { machine_id: 'M101', p_order: 0, card_no: 'NO-SUCH' })],
        [409, await operator.call('set_stop_code', { machine_id: 'M104', stop_code: '102' })],
        [422, await operator.raw({ name: 'get_machine', payload: { machine_id: 7 } })],
      ] as const
    ).map(([expected, { status, body }]) => [expected, status, body] as const),
  ] as const
  for (const [expected, status, body] of answers) {
    expect(status).toBe(expected)
    const [said, ...more] = (body as { call_status: { call_code: number; call_message: string }[] }).call_status
    expect(said?.call_message, String(expected)).toMatch(/^.{8,}\.?$/)
    expect(said?.call_code, String(expected)).not.toBe(0)
    expect(more).toEqual([])
    expect(body).toMatchObject({ error: { status: expected } })
  }
})

test('W-CALL-01-X W-CALL-03-X D-CALL-01-X every answer has rows and a status, a good one 0, a refusal its reason', async () => {
  const good = await operator.call('get_groups', {})
  expect(good.body).toMatchObject({ call_status: [{ call_code: 0 }], data: expect.any(Array) })
  const refused = await operator.call('set_stop_code', { machine_id: 'M104', stop_code: '102' })
  expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/./) })
  expect(refused.code).not.toBe(0)
  expect((await operator.raw({ name: 'no_such_call', payload: {} })).status).toBe(404)
  const field = await operator.raw({ name: 'get_machine', payload: { machine_id: 7 } })
  expect([field.status, (field.body.error as { field: string }).field]).toEqual([422, 'machine_id'])
  const more = await operator.raw({ name: 'get_machine', payload: { machine_id: 'M101', company_id: 1010, x: 1 } })
  expect([more.status, more.data[0]?.machine_id]).toEqual([200, 'M101'])
})

test('T-CALL-28 T-CALL-28-X D-CALL-40-X the rows of one source of a dashboard; an unknown one is refused', async () => {
  const rows = await operator.call('get_dashboard_data', { template: 'factory-overview', slug: 'machines' })
  expect(rows.data.length).toBeGreaterThan(30)
  expect(rows.data[0]).toHaveProperty('machine_id')
  const unknown = await operator.call('get_dashboard_data', { template: 'factory-overview', slug: 'no-such-source' })
  expect(unknown.status).toBeGreaterThanOrEqual(404)
  expect(unknown.message).not.toBe('')
})

test('D-CALL-02 D-CALL-03-X D-CALL-06 D-CALL-07 D-CALL-08-X configs and saved widget options are loaded, saved and deleted by name', async () => {
  const admin = await server.signIn('admin')
  const [loaded] = (await admin.call('get_config', { system_function: 'dashboards', template: 'moulding' })).data
  expect(loaded).toMatchObject({ version: expect.any(Number), config: { title: 'Injection moulding' } })
  expect((await admin.call('get_configs', { system_function: 'dashboards' })).data).toContainEqual(
    expect.objectContaining({ slug: 'moulding', title: 'Injection moulding' }),
  )
  const snippet = { slug: 'listed', title: 'Listed', isSnippet: true, snippetTag: 'tile', display: false, userlevel: 3 }
  const place = { system_function: 'dashboards', template: 'listed' } as const
  const listed = async () =>
    (await admin.call('get_configs', { system_function: 'dashboards' })).data.find(({ slug }) => slug === 'listed')
  await admin.call('save_config', { ...place, config: Dashboard.parse(snippet), version: 0 })
  expect(await listed()).toMatchObject({ ...snippet, version: 1 })
  expect((await admin.call('delete_config', place)).status).toBe(200)
  expect(await listed()).toBeUndefined()
  const saved = { compname: 'gauge', name: 'big', config: { numTicks: 7 } }
  expect((await admin.call('save_widget_config', saved)).status).toBe(200)
  const list = async () => (await admin.call('get_widget_configs', { compname: 'gauge' })).data
  expect(await list()).toContainEqual(expect.objectContaining({ name: 'big', config: { numTicks: 7 } }))
  await admin.call('delete_widget_config', { compname: 'gauge', name: 'big' })
  expect(await list()).not.toContainEqual(expect.objectContaining({ name: 'big' }))
})

test('D-CALL-26 T-CALL-17 stop codes of the company and of a machine; uncoded stops of a machine with shift and reload', async () => {
  const all = (await operator.call('get_stop_codes', {})).data.length
  const own = (await operator.call('get_stop_codes_for_machine', { machine_id: 'A401' })).data.length
  expect(all).toBeGreaterThan(own)
  const uncoded = await operator.call('get_uncoded_stops', { machine_id: 'M101', shift: '', reload: true })
  expect(uncoded.data.map(({ stop }) => stop)).toContain(machine.stop_number)
})
