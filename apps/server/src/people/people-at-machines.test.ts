import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { anEmployee } from './people.fixture.ts'

const server = testServer()
let operator: Caller
let restricted: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  restricted = await server.signIn('restricted')
  for (const machine_id of ['PX0', 'PX1', 'PX2', 'PX3']) await aMachine(server, { machine_id })
  for (const number of ['901', '902', '903', '904', '905']) await anEmployee(server, { employee_number: number })
  await anEmployee(server, { employee_number: '909', allow_sign_in: false })
})

const signIn = (machine_id: string, employee_id: string, exclusive?: 0 | 1) =>
  operator.call('sign_in_employee_at_machine', {
    machine_id,
    employee_id,
    logg_message: '-',
    ...(exclusive === undefined ? {} : { exclusive }),
  })
const signOut = (machine_id: string, employee_id: string) =>
  operator.call('sign_out_employee_at_machine', { machine_id, employee_id, logg_message: '-' })
const at = async (machine_id: string) => (await operator.call('get_employees_at_machine', { machine_id })).data

test('T-CALL-13-X T-ENTITY-20 sign-in is answered and seen; again it is a success; unknown ones are refused', async () => {
  const first = await signIn('PX0', '901')
  const answer = { employee_number: '901', employee_name: 'Employee 901', share: 1, other_machines: [] }
  expect(first.data).toEqual([{ ...answer, already: false }])
  const since = (await at('PX0'))[0]?.since
  expect(await signIn('PX0', '901')).toMatchObject({ status: 200, code: 0, data: [{ share: 1, already: true }] })
  expect(await at('PX0')).toMatchObject([{ employee_number: '901', employee_name: 'Employee 901', since, share: 1 }])
  const [machine] = (await operator.call('get_machine', { machine_id: 'PX0' })).data
  expect(machine).toMatchObject({ emp_name: 'Employee 901' })
  expect(await signIn('PX0', 'NOBODY')).toMatchObject({
    status: 409,
    message: 'Failed to find employee. Check the number and enter it again.',
  })
  expect(await signIn('PX0', '909')).toMatchObject({ status: 409, message: 'Employee not signed into ERP' })
  expect(await signIn('NO-SUCH', '901')).toMatchObject({ status: 404 })
})

test('T-CALL-13-X elsewhere: a question that names the latest machine, and nothing changes before the answer', async () => {
  await signIn('PX1', '902')
  await signIn('PX2', '902', 0)
  const asked = await signIn('PX3', '902')
  expect(asked).toMatchObject({ status: 409, code: 11, message: 'Employee 902 is signed in at PX2. Sign out there?' })
  expect((await at('PX3')).map(({ employee_number }) => employee_number)).not.toContain('902')
  expect((await signIn('PX3', '902', 1)).data[0]).toMatchObject({ share: 1, other_machines: [] })
  const open = await server.sql<{ machine_id: string }>(
    `select machine_id from attendance where employee_number = '902' and until is null`,
  )
  expect(open).toEqual([{ machine_id: 'PX3' }])
})

test('T-CALL-13-X every sign-in and sign-out gives each of n machines 1/n, kept with its interval', async () => {
  const shares = async () =>
    await server.sql<{ machine_id: string; share: number }>(
      `select machine_id, share::float from attendance where employee_number = '903' and until is null order by machine_id`,
    )
  await signIn('PX1', '903')
  await signIn('PX2', '903', 0)
  expect((await shares()).map(({ share }) => share)).toEqual([0.5, 0.5])
  const third = await signIn('PX3', '903', 0)
  expect(third.data[0]).toMatchObject({ share: 0.3333, other_machines: ['PX1', 'PX2'] })
  expect((await shares()).map(({ share }) => share)).toEqual([0.3333, 0.3333, 0.3333])
  expect(await signOut('PX2', '903')).toMatchObject({ status: 200, code: 0 })
  expect(await shares()).toEqual([
    { machine_id: 'PX1', share: 0.5 },
    { machine_id: 'PX3', share: 0.5 },
  ])
  const first = await server.sql<{ share: number; signed_in: Date; until: Date | null }>(
    `select share::float, signed_in, until from attendance where employee_number = '903' and machine_id = 'PX1'
     order by since`,
  )
  expect(first.map(({ share }) => share)).toEqual([1, 0.5, 0.3333, 0.5])
  expect(new Set(first.map(({ signed_in }) => String(signed_in))).size).toBe(1)
  expect(first.map(({ until }) => until !== null)).toEqual([true, true, true, false])
})

test('T-CALL-13 T-CALL-13-X sign-out where the person is not signed in answers 6', async () => {
  await signIn('PX1', '904')
  expect(await signOut('PX2', '904')).toMatchObject({
    status: 409,
    code: 6,
    message: 'Employee 904 is not signed in at machine PX2.',
  })
  expect(await signOut('PX1', '904')).toMatchObject({ status: 200, code: 0 })
  expect(await signOut('PX1', '904')).toMatchObject({ code: 6 })
})

test('T-CALL-13-X two terminals that sign one person in at once count them once in all', async () => {
  await Promise.all([signIn('PX1', '905', 0), signIn('PX2', '905', 0)])
  const rows = await server.sql<{ share: number }>(
    `select share::float from attendance where employee_number = '905' and until is null`,
  )
  expect(rows).toEqual([{ share: 0.5 }, { share: 0.5 }])
})

test('when the last one leaves, an uncoded stop gets the reason for nobody there', async () => {
  await aMachine(server, { machine_id: 'PX4' })
  const [code] = await server.sql<{ stop_code: string }>(
    `select stop_code from stop_code where company_id = 1000 and active and machines is null and reset_seconds = 0
       and reset_event = '' order by stop_code limit 1`,
  )
  await server.sql(`update machine set unattended_code = $1 where machine_id = 'PX4'`, [code?.stop_code])
  await anEmployee(server, { employee_number: '906' })
  await signIn('PX4', '906')
  await signal(server, 'PX4', { at: Date.now(), kind: 'state', value: 'stopped' })
  const reason = async () => (await operator.call('get_machine', { machine_id: 'PX4' })).data[0]?.current_stop_reason
  expect(await reason()).toBe('-')
  await signOut('PX4', '906')
  expect(await reason()).toBe(code?.stop_code)
})

test('T-CALL-13-X a restricted user is told of no other machine, yet shares are counted over all', async () => {
  await anEmployee(server, { employee_number: '907' })
  await signIn('PX1', '907')
  const asked = await restricted.call('sign_in_employee_at_machine', { machine_id: 'P201', employee_id: '907' })
  expect(asked).toMatchObject({ code: 11 })
  expect(asked.message).not.toContain('PX1')
  const payload = { machine_id: 'P201', employee_id: '907', exclusive: 0 } as const
  const both = await restricted.call('sign_in_employee_at_machine', payload)
  expect(both.data[0]).toMatchObject({ share: 0.5, other_machines: [] })
  expect((await at('PX1')).find(({ employee_number }) => employee_number === '907')).toMatchObject({ share: 0.5 })
  expect((await restricted.call('get_employees_at_machine', { machine_id: 'PX1' })).status).toBe(403)
})

test('T-ENTITY-20 employees are listed by name and found by name or number', async () => {
  const all = (await operator.call('get_employees', {})).data
  expect(all.map(({ employee_name }) => employee_name)).toContain('Employee 901')
  expect((await operator.call('get_employees', { search: 'employee 90' })).data.length).toBeGreaterThanOrEqual(6)
  expect((await operator.call('get_employees', { search: '0102' })).data).toEqual([
    {
      employee_number: '0102',
      employee_name: expect.any(String),
      department_description: 'Injection moulding',
      zone_desc: 'Hall A, north',
    },
  ])
})
