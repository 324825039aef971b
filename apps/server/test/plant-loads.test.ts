import { beforeAll, expect, test } from 'vitest'
import { aEuromapProgram, aMachine, aTool } from '../src/machines/machines.fixture.ts'
import { aCard, aPart, aSetupType } from '../src/orders/orders.fixture.ts'
import { anEmployee } from '../src/people/people.fixture.ts'
import { quickPinHash } from '../src/people/pin-codes.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
const COMPANY = 1000
let operator: Caller
let restricted: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  restricted = await server.signIn('restricted')
  await aPart(server, { part_no: 'LP' })
  for (const id of ['LM1', 'LM2', 'LM3']) await aMachine(server, { machine_id: id })
  await aMachine(server, { machine_id: 'LR1', resource_type: 2 })
  for (const n of [1, 2]) await aCard(server, { card_no: `LC-${n}`, machine_id: 'LM1', part_no: 'LP' })
  await aCard(server, { card_no: 'LC-OTHER', machine_id: 'P201', part_no: 'LP' })
})

test('T-CALL-08 a planning resource takes a planned order on and gives it back; twice is no error', async () => {
  const plan = (operation_type: 'insert' | 'delete', machine_id = 'LR1', card_no = 'LC-1') =>
    operator.call('user_planning', { operation_type, machine_id, card_no })
  const kept = () => server.sql("select card_no, username from user_planning where machine_id = 'LR1'")
  expect((await plan('insert')).data).toEqual([{ machine_id: 'LR1', card_no: 'LC-1', planned: true }])
  expect((await plan('insert')).status).toBe(200)
  expect(await kept()).toEqual([{ card_no: 'LC-1', username: 'operator' }])
  expect((await plan('insert', 'LM2')).status).toBe(409)
  expect((await plan('insert', 'LR1', 'LC-OTHER')).status).toBe(409)
  expect((await plan('insert', 'LR1', 'NO-CARD')).status).toBe(404)
  expect((await plan('delete')).data).toMatchObject([{ planned: false }])
  expect(await kept()).toEqual([])
})

test('W-CALL-36-X rework orders of a machine are the planned ones that make pieces good again', async () => {
  await server.sql("update card set rework = 1 where company_id = $1 and card_no = 'LC-2'", [COMPANY])
  const orders = (await operator.call('get_rework_orders', { machine_id: 'LM1' })).data
  expect(orders.map(({ card_no }) => card_no)).toEqual(['LC-2'])
  expect((await restricted.call('get_rework_orders', { machine_id: 'LM1' })).status).toBe(403)
})

test('W-CALL-15 W-ENTITY-06 the free inserts of a tool, and which one is in it', async () => {
  for (const tool of [
    { tool_id: 'LT', tool_description: 'Mould', old_insert_id: 'LI-1' },
    { tool_id: 'LT-2', tool_description: 'Other mould', old_insert_id: 'LI-2' },
    { tool_id: 'LI-1', tool_description: 'Insert, smooth', insert_of: 'LT' },
    { tool_id: 'LI-2', tool_description: 'Insert, in another tool', insert_of: 'LT' },
    { tool_id: 'LI-3', tool_description: 'Insert, ribbed', insert_of: 'LT' },
  ])
    await aTool(server, tool)
  expect((await operator.call('balthzar_get_free_tool_inserts', { machine_id: 'LM1', tool_id: 'LT' })).data).toEqual([
    { tool_id: 'LI-1', tool_description: 'Insert, smooth', old_insert_id: 'LI-1' },
    { tool_id: 'LI-3', tool_description: 'Insert, ribbed', old_insert_id: 'LI-1' },
  ])
})

test('W-CALL-31-X W-TOOL-57-B the operation text of an order is plain text and sanitised HTML, and empty when there is none', async () => {
  const said = async (card_no: string) => (await operator.call('get_operation_text', { card_no })).data
  expect(await said('LC-1')).toEqual([{ card_no: 'LC-1', operation_text: '', operation_html: '' }])
  await server.sql(
    "update part set operation_text = '<p onclick=x()>Dry 4 h</p><script>x()</script>' where company_id = $1 and part_no = 'LP'",
    [COMPANY],
  )
  expect(await said('LC-1')).toEqual([{ card_no: 'LC-1', operation_text: 'Dry 4 h', operation_html: '<p>Dry 4 h</p>' }])
  expect((await restricted.call('get_operation_text', { card_no: 'LC-1' })).status).toBe(404)
  expect((await operator.call('get_operation_text', { card_no: 'NO-CARD' })).status).toBe(404)
})

test('W-CALL-13 W-CALL-14-B T-PLANT-42 only the published pair is answered, with the machine’s own folder', async () => {
  await server.sql(
    `update machine set special_functions = '{296}', function_values = '{"296": "machines/LM1"}'
     where company_id = $1 and machine_id = 'LM1'`,
    [COMPANY],
  )
  const value = async (machine_id: string) =>
    (await operator.call('get_multitable_value', { table_name: 'SF296', field_name: 'path', machine_id })).data
  expect(await value('LM1')).toEqual([{ value: 'machines/LM1' }])
  expect(await value('LM2')).toEqual([{ value: '' }])
  for (const [table_name, field_name] of [
    ['company', 'erp_api_token'],
    ['SF296', 'password'],
    ['__proto__', 'path'],
  ] as const) {
    expect((await operator.call('get_multitable_value', { table_name, field_name })).status).toBe(403)
  }
})

test('T-PLANT-41 the setup types of a machine have code and description, in the person’s language', async () => {
  await aSetupType(server, { code: 'LX', names: { en: 'Full change', sv: 'Helt byte' }, view_order: -3 })
  await aSetupType(server, { code: 'LY', names: { en: 'Colour' }, view_order: -2, machines: ['LM1'] })
  await aSetupType(server, { code: 'LZ', names: { en: 'Old' }, view_order: -1, active: false })
  const types = async (machine_id: string) =>
    (await operator.call('get_setup_types', { machine_id })).data.filter(({ code }) => String(code).startsWith('L'))
  expect(await types('LM1')).toEqual([
    { code: 'LX', description: 'Full change' },
    { code: 'LY', description: 'Colour' },
  ])
  expect(await types('LM2')).toEqual([{ code: 'LX', description: 'Full change' }])
})

test('W-CALL-49-X an employee clocks in at machines; who is elsewhere is asked; exclusive leaves the others', async () => {
  await anEmployee(server, { employee_number: 'L-1' })
  const clock = (machines: string[], exclusive?: boolean) =>
    operator.call('set_employee_clock', {
      employee: 'L-1',
      machines,
      ...(exclusive === undefined ? {} : { exclusive }),
    })
  const places = async () =>
    (await operator.call('get_employee_clock', { employee: 'L-1' })).data.map(({ machine_id, share }) => [
      machine_id,
      share,
    ])
  expect((await clock(['LM1', 'LM2'])).data).toMatchObject([{ machines: ['LM1', 'LM2'], share: 0.5 }])
  expect(await clock(['LM3'])).toMatchObject({ status: 409, message: expect.stringContaining('LM') })
  await clock(['LM3'], false)
  expect((await places()).map(([machine_id]) => machine_id).sort()).toEqual(['LM1', 'LM2', 'LM3'])
  await clock(['LM3'], true)
  expect(await places()).toEqual([['LM3', 1]])
  await clock([], true)
  expect(await places()).toEqual([])
  expect((await clock(['NOWHERE'])).status).toBe(404)
  expect((await operator.call('get_employee_clock', { employee: 'nobody' })).status).toBe(409)
})

test('W-CALL-49-X a PIN names its owner; five wrong ones lock the terminal for 60 seconds; its hash is readable to nobody', async () => {
  await anEmployee(server, { employee_number: 'L-2' })
  const set = (employee: string, pin: string) =>
    server.sql('update employee set pin_hash = $3 where company_id = $1 and employee_number = $2', [
      COMPANY,
      employee,
      quickPinHash(COMPANY, pin),
    ])
  await set('L-2', '4711')
  await expect(set('L-1', '4711')).rejects.toThrow('employee_by_pin')
  const clock = (employee: string) =>
    operator.call('set_employee_clock', { employee, machines: ['LM1'], clockInType: 'pincode', exclusive: true })
  const start = Date.now()
  server.clock.now = start
  expect((await clock('4711')).data).toMatchObject([{ employee_number: 'L-2' }])
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await clock('0000')).message).toBe('The PIN is wrong.')
  expect(await clock('4711')).toMatchObject({ status: 409, message: expect.stringContaining('60 seconds') })
  server.clock.now = start + 61_000
  expect((await clock('4711')).status).toBe(200)
  server.clock.now = null
  await expect(server.sql('set role takt_app; select pin_hash from employee')).rejects.toThrow('permission denied')
  await server.sql('reset role')
})

test('T-PLANT-236 nobody signs in at what is only planned on, neither at several machines nor at one', async () => {
  const refused = { status: 409, message: 'LR1 is only planned on. Nobody signs in there.' }
  const several = { employee: 'L-1', machines: ['LM1', 'LR1'], exclusive: true }
  expect(await operator.call('set_employee_clock', several)).toMatchObject(refused)
  const one = { machine_id: 'LR1', employee_id: 'L-1', exclusive: 1 as const }
  expect(await operator.call('sign_in_employee_at_machine', one)).toMatchObject(refused)
  expect(await server.sql("select 1 from attendance where machine_id = 'LR1'")).toEqual([])
})

test('T-PLANT-40 Euromap programs are listed; locking asks for a comment, unlocking for none', async () => {
  await aEuromapProgram(server, {
    ...{ machine_id: 'LM1', program_id: 'LP.PRG', description: 'Lid, 4 cavities', part_no: 'LP', tool_id: 'LT' },
  })
  const lock = (feature: 'block_program' | 'unblock_program', comment = '', program_id = 'LP.PRG') =>
    operator.call('balthzar_euromap', { feature, machine_id: 'LM1', program_id, comment })
  const programs = async () => (await operator.call('get_euromap_programs', { machine_id: 'LM1' })).data
  const unlocked = {
    program_id: 'LP.PRG',
    description: 'Lid, 4 cavities',
    part_no: 'LP',
    tool_id: 'LT',
    locked: 0,
    lock_comment: '',
    changed_by: '',
    changed_at: '',
  }
  expect(await programs()).toEqual([unlocked])
  expect((await lock('block_program', '  ')).status).toBe(409)
  expect((await lock('block_program', 'worn screw')).status).toBe(200)
  expect(await programs()).toMatchObject([{ locked: 1, lock_comment: 'worn screw', changed_by: 'operator' }])
  expect((await lock('unblock_program')).status).toBe(200)
  expect(await programs()).toMatchObject([{ locked: 0, lock_comment: '', changed_by: 'operator' }])
  expect((await lock('block_program', 'x', 'NO-PROGRAM')).status).toBe(404)
  expect((await restricted.call('get_euromap_programs', { machine_id: 'LM1' })).status).toBe(403)
})
