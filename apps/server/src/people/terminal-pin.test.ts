import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { anEmployee } from './people.fixture.ts'

const server = testServer()
const NOW = Date.parse('2030-06-12T08:00:00Z')
const [RIGHT, OTHERS, NOBODYS] = ['80417263', '71625344', '99999999']
let terminal: Caller

beforeAll(async () => {
  server.clock.now = NOW
  const admin = await server.signIn('admin')
  const people = { 'T-1': RIGHT, 'T-2': OTHERS, 'T-3': '' }
  for (const [employee_number, pin] of Object.entries(people)) {
    const { version } = await anEmployee(server, { employee_number })
    if (pin !== '') await admin.call('save_employee', { employee_number, pin, version }, randomUUID())
  }
  await admin.call('set_company_setting', { name: 'terminalPin', value: '1' }, randomUUID())
})
beforeEach(async () => {
  server.clock.now = NOW
  await server.sql('delete from sign_in_failure')
  terminal = await server.signIn('device')
})

const enter = (employee: string, pin?: string) =>
  terminal.call('sign_in_on_device', { employee, ...(pin === undefined ? {} : { pin }) }, randomUUID())
const whoIsThere = async () => {
  const response = await fetch(`${server.url}/api/session`, { headers: { authorization: `Bearer ${terminal.bearer}` } })
  const { data } = (await response.json()) as { data: { device_employee: string }[] }
  return data[0]?.device_employee
}

test('T-SAFE-47 where the company asks for it, a badge alone signs nobody in at a terminal, by whatever call', async () => {
  expect(await enter('T-1')).toMatchObject({ status: 409, message: 'Type your PIN, too.' })
  expect(await enter('T-1', NOBODYS)).toMatchObject({ status: 409, message: 'The PIN is wrong.' })
  expect(await whoIsThere()).toBe('')
  expect((await terminal.call('add_my_machine', { machine_id: 'M101' })).status).toBe(403)
  expect((await enter('T-1', RIGHT)).data).toMatchObject([{ device_employee: 'T-1', full_name: 'Employee T-1' }])
  expect(await whoIsThere()).toBe('T-1')
  expect((await enter('')).status).toBe(200)
})

test('T-SAFE-47 the PIN is kept nowhere, nor a quick hash from which a stolen copy of the database would tell it', async () => {
  expect((await enter('T-1', RIGHT)).status).toBe(200)
  const [kept] = await server.sql<{ rows: string }>(
    `select (select jsonb_agg(a)::text from request_answer a) || (select jsonb_agg(a)::text from audit a) as rows`,
  )
  expect(kept?.rows).toContain('sign_in_on_device')
  const asSent = createHash('sha256').update(`sign_in_on_device\n{"employee":"T-1","pin":"${RIGHT}"}`).digest('hex')
  for (const trace of [RIGHT, asSent]) expect(`${kept?.rows} ${JSON.stringify(server.log)}`).not.toContain(trace)
})

test('T-SAFE-47 without the setting a badge is enough, as before', async () => {
  const admin = await server.signIn('admin')
  const set = (value: string) => admin.call('set_company_setting', { name: 'terminalPin', value }, randomUUID())
  await set('0')
  expect((await terminal.call('verify_employee', { employee: 'T-1' })).data[0]).not.toHaveProperty('has_pin')
  expect((await enter('T-1')).status).toBe(200)
  await set('1')
  expect((await terminal.call('verify_employee', { employee: 'T-1' })).data).toMatchObject([{ has_pin: true }])
})

test('T-SAFE-47 the PIN of somebody else is a wrong one, and counted: a badge that was found has no free guesses', async () => {
  const told: string[] = []
  for (let guess = 0; guess < 6; guess += 1) told.push((await enter('T-1', OTHERS)).message)
  expect(told.slice(0, 5)).toEqual(Array(5).fill('The PIN is wrong.'))
  expect(told[5]).toBe('Too many wrong PINs. Try again in 60 seconds.')
  // Locked, the right one is not looked at either; a minute later it is.
  expect((await enter('T-1', RIGHT)).message).toContain('Too many wrong PINs')
  server.clock.now = NOW + 61_000
  expect((await enter('T-1', RIGHT)).status).toBe(200)
  const refused = await server.sql("select 1 from audit where what = 'pin.refused' and username = 'device'")
  expect(refused.length).toBeGreaterThanOrEqual(5)
})

test('T-SAFE-47 who has no PIN is told what to do, and costs nobody a try', async () => {
  for (let time = 0; time < 7; time += 1) {
    expect((await enter('T-3', NOBODYS)).message).toMatch(/^Employee T-3 has no PIN yet, .* ask/i)
  }
  expect((await terminal.call('verify_employee', { employee: 'T-3' })).data).toMatchObject([{ has_pin: false }])
  expect((await enter('T-1', RIGHT)).status).toBe(200)
})

test('T-SAFE-65 the badge of somebody who has left signs nobody in, with or without a PIN', async () => {
  await server.sql("update employee set active = false where company_id = 1000 and employee_number = 'T-2'")
  const refused = { status: 409, message: 'Employee not signed into ERP' }
  expect(await enter('T-2', OTHERS)).toMatchObject(refused)
  await server.sql("update company_setting set value = '0' where company_id = 1000 and name = 'terminalPin'")
  expect(await enter('T-2')).toMatchObject(refused)
  expect((await terminal.call('verify_employee', { employee: 'T-2' })).data).toMatchObject([
    { is_valid_employee: true, allow_sign_in: false },
  ])
  await server.sql("update company_setting set value = '1' where company_id = 1000 and name = 'terminalPin'")
  await server.sql("update employee set active = true where company_id = 1000 and employee_number = 'T-2'")
})
