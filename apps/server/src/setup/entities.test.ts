import { beforeAll, expect, test } from 'vitest'
import { workAroundTheClock } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'

const server = testServer()
let operator: Caller
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

beforeAll(async () => {
  await aMachine(server, { machine_id: 'EX1' })
  await workAroundTheClock(server)
  operator = await server.signIn('operator')
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  await server.ingest([
    { seq: 1, machine_id: 'M101', at: at(7200), kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'M101', at: at(3725), kind: 'state', value: 'stopped' },
    { seq: 3, machine_id: 'M102', at: at(600), kind: 'state', value: 'running' },
    { seq: 4, machine_id: 'M102', at: at(5), kind: 'cycles', value: 12 },
    { seq: 5, machine_id: 'EX1', at: at(600), kind: 'state', value: 'stopped' },
  ])
})

async function machine(machine_id: string) {
  const [row] = (await operator.call('get_machine', { machine_id })).data
  return row as Record<string, unknown>
}

test('T-ENTITY-01 T-ENTITY-02 T-CALL-16-X a machine carries where it stands, what it does and for which order', async () => {
  const [plant] = await server.sql<Record<string, unknown>>(
    `select m.machine_id, m.machine_description, m.object_description, m.object_no, m.department,
       d.description as department_description, m.zone, z.description as zone_desc, m.category, k.description as cat_desc,
       m.tool_id, m.resource_type, m.erp_resource, m.erp_connection_type, m.special_functions
     from machine m join department d on (d.company_id, d.code) = (m.company_id, m.department)
       join zone z on (z.company_id, z.code) = (m.company_id, m.zone)
       join category k on (k.company_id, k.code) = (m.company_id, m.category)
     where m.company_id = 1000 and m.machine_id = 'M101'`,
  )
  const [order] = await server.sql<{ work_order_no: string; done: boolean }>(
    `select c.work_order_no, c.good_qty >= c.planned_op_qty as done from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = 'M101' and r.end_time is null order by r.start_time limit 1`,
  )
  const [person] = await server.sql<{ employee_name: string }>(
    `select employee_name from attendance join employee using (company_id, employee_number)
     where company_id = 1000 and machine_id = 'M101' and until is null order by since limit 1`,
  )
  expect(await machine('M101')).toMatchObject({
    ...plant,
    status: 'S',
    current_stop_reason: '-',
    stop_description: '',
    stop_reason_color: 'Automatic',
    stop_number: expect.stringMatching(/^[0-9]{13}$/),
    work_order_no: order?.work_order_no,
    order_finished: order?.done ? 1 : 0,
    emp_name: expect.stringContaining(person?.employee_name ?? 'nobody'),
  })
})

test('T-ENTITY-02-X ids are text, flags 0 or 1, functions integers, times ISO with offset, missing texts empty', async () => {
  const [stopped, running] = [await machine('M101'), await machine('M102')]
  expect(stopped).toMatchObject({
    resource_type: 0,
    order_finished: expect.any(Number),
    prepare_status: expect.any(Number),
  })
  expect([0, 1]).toContain(stopped.order_finished)
  expect([0, 1]).toContain(stopped.prepare_status)
  for (const id of [
    'machine_id',
    'department',
    'zone',
    'category',
    'work_order_no',
    'tool_id',
    'current_stop_reason',
  ]) {
    expect(stopped[id], id).toEqual(expect.any(String))
  }
  expect(stopped.special_functions).toSatisfy((list: unknown[]) => list.every(Number.isInteger))
  expect(stopped.status_since).toMatch(ISO)
  expect(stopped).toMatchObject({
    status: 'S',
    stop_number: expect.stringMatching(/^[0-9]{13}$/),
    current_stop_reason: '-',
    stop_description: '',
  })
  expect(running).toMatchObject({ status: 'R', stop_number: '', current_stop_reason: '', setup_time: null })
})

test('D-ENTITY-71-X a stopped machine tells how long in hh:mm, a running one in seconds', async () => {
  expect(await machine('M101')).toMatchObject({
    calendar_stop_time_duration_hh_mm: '01:02',
    runtime_after_stop_seconds: 0,
  })
  const running = await machine('M102')
  expect(running.calendar_stop_time_duration_hh_mm).toBe('')
  expect(running.runtime_after_stop_seconds).toBeGreaterThanOrEqual(600)
  expect(running.runtime_after_stop_seconds).toBeLessThan(620)
})

test('today’s cycles and times are counted from the plant’s midnight', async () => {
  const row = await machine('M102')
  expect(row.today_cycles).toBe(12)
  expect(row.today_runtime).toBeGreaterThan(0)
  expect(row.today_runtime).toBeLessThan(620)
})

test('T-ENTITY-07 T-ENTITY-08 T-ENTITY-08-X a machine’s terminal configuration, and an empty one', async () => {
  const [config] = (await operator.call('get_touch_config_for_machine', { machine_id: 'M101' })).data
  expect(config).toMatchObject({
    empty: false,
    max_cavities: expect.any(Number),
    ask_for_cavities: expect.any(Number),
    document_printer: expect.any(String),
    pallet_flag_printer: expect.any(String),
    stop_reason_menu: 1,
    good_qty_menu: 1,
  })
  const [bare] = await server.sql<{ machine_id: string }>(
    'select machine_id from machine where company_id = 1000 and touch_config is null',
  )
  const answer = await operator.call('get_touch_config_for_machine', { machine_id: bare?.machine_id ?? '' })
  expect(answer).toMatchObject({ status: 200, data: [{ empty: true, stop_reason_menu: 0 }] })
})

test('T-ENTITY-10 T-ENTITY-11 T-ENTITY-11-X an uncoded stop carries its key, machine, shift, times and order', async () => {
  const [stop] = (await operator.call('get_uncoded_stops', { machine_id: 'M101' })).data
  expect(stop).toMatchObject({
    stop: expect.stringMatching(/^[0-9]{13}$/),
    machine_id: 'M101',
    shift: expect.any(Number),
    stop_reason: '-',
    end_time: '',
    note: '',
    employee: '',
    belongs_to_order: expect.any(String),
    work_order_no: expect.any(String),
    employee_name: expect.any(String),
    stop_description: '',
    stop_reason_color: 'Automatic',
  })
  expect(stop?.start_time).toMatch(ISO)
  expect(stop?.duration_seconds).toBeGreaterThanOrEqual(3725)
})

test('T-ENTITY-12 D-CALL-28-X stop codes of a machine: active ones only, with text flag, help and group', async () => {
  const { data } = await operator.call('get_stop_codes_for_machine', { machine_id: 'M101' })
  expect(data.length).toBeGreaterThan(10)
  for (const code of data) {
    expect(code).toMatchObject({
      stop_code: expect.any(String),
      stop_description: expect.any(String),
      stop_help_text: expect.any(String),
      record_no: expect.any(Number),
    })
    expect([0, 1]).toContain(code.stop_text_flag)
  }
  const inactive = await server.sql<{ stop_code: string }>(
    'select stop_code from stop_code where company_id = 1000 and not active',
  )
  expect(inactive.length).toBeGreaterThan(0)
  for (const { stop_code } of inactive) expect(data.map((code) => code.stop_code)).not.toContain(stop_code)
})

test('T-ENTITY-12 stop descriptions come in the user’s language', async () => {
  await server.sql("update app_user set language = 'sv' where company_id = 1000 and username = 'planner'")
  const swedish = await (await server.signIn('planner')).call('get_stop_codes_for_machine', { machine_id: 'M101' })
  const english = await operator.call('get_stop_codes_for_machine', { machine_id: 'M101' })
  expect(swedish.data[0]?.stop_code).toBe(english.data[0]?.stop_code)
  expect(swedish.data[0]?.stop_description).not.toBe(english.data[0]?.stop_description)
})

test('D-CALL-28-X places are those that hold a machine', async () => {
  const { data } = await operator.call('get_groups', {})
  const places = data.filter(({ group_type }) => group_type !== 'stop_group' && group_type !== 'line')
  expect(new Set(places.map(({ group_type }) => group_type))).toEqual(new Set(['department', 'zone', 'category']))
  for (const place of places) expect(place.machines).toBeGreaterThan(0)
})

test('T-ENTITY-02 a machine whose stop is coded carries the words and the colour of its reason', async () => {
  const coded = await operator.call('set_stop_code', {
    machine_id: 'EX1',
    stop_code: '501',
  })
  expect(coded.status, coded.message).toBe(200)
  expect(await machine('EX1')).toMatchObject({
    current_stop_reason: '501',
    stop_description: 'No operator',
    stop_reason_color: 'teal',
  })
})
