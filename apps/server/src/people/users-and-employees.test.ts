/** Who may sign in, and who works here: kept by administrators. */
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'
import { hasChosenPassword } from './people.fixture.ts'

const server = testServer()
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const user = {
  username: 'line-7',
  full_name: 'Line seven',
  employee_number: '',
  language: 'sv' as const,
  usertype: 1,
  granted: [] as never[],
  removed: [] as never[],
  machine_restrictions: ['A401'],
  deviceuser: false,
  active: true,
}

test('T-PLANT-110 a user is added, signs in, is changed once of two, and switched off is out at once', async () => {
  const add = { ...user, user_id: null, version: 0, password: 'takt-example' }
  expect((await admin.call('save_user', { ...add, password: 'short' })).status).toBe(409)
  const [added] = (await admin.call('save_user', add)).data
  const user_id = Number(added?.user_id)
  expect((await admin.call('save_user', add)).message).toContain('line-7')
  await hasChosenPassword(server, 'line-7')
  const line = await server.signIn('line-7')
  expect((await line.call('get_machines', {})).data.map(({ machine_id }) => machine_id)).toEqual(['A401'])
  const change = (full_name: string, more = {}) =>
    admin.call('save_user', { ...user, full_name, user_id, version: 1, password: '', ...more })
  const answers = await Promise.all([change('one'), change('other')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await line.call('get_machines', {})).status).toBe(200)
  // Whoever has the old password, sees other machines or is gone is out with the answer.
  for (const [version, more] of [
    [2, { password: example.password }],
    [3, { machine_restrictions: ['A401', 'A402'] }],
    [4, { machine_restrictions: ['A401', 'A402'], active: false }],
  ] as const) {
    await hasChosenPassword(server, 'line-7')
    const open = await server.signIn('line-7')
    const ended = await change('other', { ...more, version })
    expect(ended.data[0], ended.message).toMatchObject({ ended_sessions: version === 2 ? 2 : 1 })
    expect((await open.call('get_machines', {})).status).toBe(401)
  }
  expect((await line.call('get_machines', {})).status).toBe(401)
  const trail = await server.sql<{ after: Record<string, unknown> }>(
    `select after from audit where company_id = 1000 and what like 'user.%' and key = 'line-7' order by audit_id`,
  )
  expect(trail.map(({ after }) => [after.active, after.new_password])).toEqual([
    [true, true],
    [true, false],
    [true, true],
    [true, false],
    [false, false],
  ])
  expect(JSON.stringify(trail)).not.toContain('takt-example')
})

test('T-PLANT-110 T-PLANT-556 nobody gives more than they have, and the last administrator cannot be switched off', async () => {
  await admin.call('save_user_level', { usertype: 2, grant: ['view-permissions', 'can-do-admin-actions'] })
  const supervisor = await server.signIn('supervisor')
  const rows = (await supervisor.call('get_users', {})).data
  const of = (name: string) => rows.find(({ username }) => username === name)
  const save = (row: Record<string, unknown> | undefined, change: object) =>
    supervisor.raw({ name: 'save_user', payload: { ...row, password: '', ...change } })
  expect((await save(of('operator'), { usertype: 3 })).status).toBe(403)
  expect((await save(of('operator'), { granted: ['view-themes'] })).status).toBe(403)
  expect((await save(of('admin'), { active: false })).status).toBe(403)
  expect((await supervisor.call('save_user_level', { usertype: 2, grant: ['view-themes'] })).status).toBe(403)
  const own = (await admin.call('get_users', {})).data.find(({ username }) => username === 'admin')
  const refused = await admin.raw({ name: 'save_user', payload: { ...own, password: '', active: false } })
  expect(refused).toMatchObject({
    status: 409,
    message: expect.stringContaining('Nobody could run the administration'),
  })
  // Beside another who could, too: one would be signed out at once, and could not take it back.
  const second = { ...user, ...admins, username: 'second', user_id: null, version: 0 }
  expect((await admin.call('save_user', second)).status).toBe(200)
  const alone = await admin.raw({ name: 'save_user', payload: { ...own, password: '', active: false } })
  expect(alone).toMatchObject({ status: 409, message: expect.stringContaining('your own account') })
  await server.sql("update app_user set active = false where username = 'second'")
})
const admins = { usertype: 9, machine_restrictions: [], granted: [], removed: [], password: 'takt-example' }

test('T-SAFE-23 a name that differs from another in case alone is taken, and locks nobody out', async () => {
  const add = { ...user, username: 'ADMIN', user_id: null, version: 0, password: 'takt-example' }
  const refused = await admin.call('save_user', add)
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('ADMIN')])
  const second = `update app_user set username = 'AdMiN' where company_id = 1000 and username = 'planner'`
  await expect(server.sql(second)).rejects.toThrow(/app_user_by_name/)
})

test('T-SHELL-11-B until when and from where a user may sign in is set on their form, and holds for those signed in', async () => {
  const add = { ...user, username: 'for-june', user_id: null, version: 0, password: 'takt-example' }
  const [added] = (await admin.call('save_user', { ...add, last_day: '2099-06-30' })).data
  const of = async () => (await admin.call('get_users', {})).data.find(({ username }) => username === 'for-june')
  expect(await of()).toMatchObject({ last_day: '2099-06-30', allowed_addresses: [] })
  // The end of that day in the plant, whatever the zone of the server.
  const ends = `select valid_until = '2099-06-30T22:00:00Z' as right from app_user where username = 'for-june'`
  expect(await server.sql(ends)).toEqual([{ right: true }])
  const save = async (change: object) => {
    const row = await of()
    return await admin.raw({ name: 'save_user', payload: { ...row, password: '', ...change } })
  }
  await hasChosenPassword(server, 'for-june')
  const open = await server.signIn('for-june')
  expect((await save({ full_name: 'June' })).data[0]).toMatchObject({ ended_sessions: 0 })
  expect((await save({ allowed_addresses: ['not an address'] })).status).toBe(422)
  expect((await save({ allowed_addresses: ['10.20.0.0/16'] })).data[0]).toMatchObject({ ended_sessions: 1 })
  expect((await open.call('get_machines', {})).status).toBe(401)
  await expect(server.signIn('for-june')).rejects.toThrow()
  await save({ allowed_addresses: ['127.0.0.0/8', '::1'], last_day: null })
  const again = await server.signIn('for-june')
  expect((await again.call('get_machines', {})).status).toBe(200)
  await save({ last_day: '2020-01-01' })
  expect((await again.call('get_machines', {})).status).toBe(401)
  // Left out it stays.
  await admin.call('save_user', { ...add, user_id: Number(added?.user_id), version: 5, password: '' })
  expect(await of()).toMatchObject({ last_day: '2020-01-01', allowed_addresses: ['127.0.0.0/8', '::1'], version: 6 })
  const own = (await admin.call('get_users', {})).data.find(({ username }) => username === 'admin')
  for (const change of [{ last_day: '2099-12-31' }, { allowed_addresses: ['127.0.0.1'] }]) {
    const refused = await admin.raw({ name: 'save_user', payload: { ...own, password: '', ...change } })
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringContaining('Nobody could run the administration'),
    })
  }
})

test('T-PLANT-111 an employee is added with a pin that nobody else has, changed once of two, and has left', async () => {
  const employee = { employee_number: '9001', employee_name: 'Nya Nilsson', allow_sign_in: true, active: true }
  const add = await admin.call('save_employee', { ...employee, pin: '778899', version: 0 })
  expect(add.data[0]).toEqual({ ...employee, department: '', zone: '', has_pin: true, version: 1 })
  expect((await admin.call('save_employee', { ...employee, pin: null, version: 0 })).message).toContain('9001')
  const nowhere = await admin.call('save_employee', {
    ...employee,
    employee_number: '9002',
    zone: 'X9',
    pin: null,
    version: 0,
  })
  expect(nowhere).toMatchObject({ status: 409, message: expect.stringContaining('X9') })
  const other = { ...employee, employee_number: '9002', pin: '778899', version: 0 }
  expect((await admin.call('save_employee', other)).status).toBe(409)
  for (const pin of ['123', '123456789', '12a4']) {
    expect((await admin.call('save_employee', { ...other, pin })).status, pin).toBe(422)
  }
  const change = (employee_name: string) =>
    admin.call('save_employee', {
      ...employee,
      employee_name,
      active: false,
      department: '20',
      zone: 'B1',
      pin: '',
      version: 1,
    })
  const answers = await Promise.all([change('one'), change('other')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const left = (await admin.call('get_employee_settings', {})).data.find((row) => row.employee_number === '9001')
  expect(left).toMatchObject({ active: false, department: '20', zone: 'B1', has_pin: false, version: 2 })
  expect((await operator.call('get_employees', { search: '9001' })).data).toEqual([])
})

test('T-PLANT-111 of several who are given one pin at once one has it, the others are told', async () => {
  const given = (employee_number: string) =>
    admin.call('save_employee', {
      employee_number,
      employee_name: `At once ${employee_number}`,
      allow_sign_in: true,
      active: true,
      pin: '445566',
      version: 0,
    })
  const answers = await Promise.all(['9101', '9102', '9103', '9104'].map(given))
  const told = answers.filter(({ status }) => status !== 200)
  expect(told.map(({ status, message }) => [status, message])).toEqual(
    Array.from({ length: 3 }, () => [409, expect.stringMatching(/pin/i)]),
  )
})

test('T-PLANT-503 a file adds employees and leaves PINs alone; a change of a PIN is audited and never shown', async () => {
  const employee = { employee_number: '9201', employee_name: 'Filed First', allow_sign_in: true, active: true }
  await admin.call('save_employee', { ...employee, department: '20', pin: '551199', version: 0 })
  const filed = await admin.call('save_register_rows', {
    register: 'employee',
    rows: [
      { employee_number: '9201', active: false },
      { employee_number: '9202', employee_name: 'Filed Second', zone: 'B1', pin: '000000' },
    ],
  })
  expect(filed.data.map(({ outcome }) => outcome)).toEqual(['changed', 'added'])
  const rows = (await admin.call('get_employee_settings', {})).data
  expect(rows.filter(({ employee_number }) => /^920[12]$/.test(String(employee_number)))).toMatchObject([
    { employee_number: '9201', active: false, department: '20', has_pin: true, version: 2 },
    { employee_number: '9202', allow_sign_in: true, zone: 'B1', has_pin: false, version: 1 },
  ])
  await admin.call('save_employee', { ...employee, active: false, pin: '', version: 2 })
  const told = (await admin.call('get_register_changes', { register: 'employee', key: '9201' })).data
  expect(told.map(({ what, changes }) => [what, changes])).toMatchObject([
    ['changed', []],
    ['changed', [{ field: 'active', from: true, to: false }]],
    ['added', []],
  ])
  const [last] = await server.sql<{ after: object }>(
    "select after from audit where what = 'employee.changed' and key = '9201' order by at desc, audit_id desc limit 1",
  )
  expect(last?.after).toMatchObject({ new_pin: true })
})
