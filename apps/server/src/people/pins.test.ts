import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { hardenPins } from './jobs/harden-pins.ts'
import { anEmployee } from './people.fixture.ts'
import { quickPinHash } from './pin-codes.ts'

const server = testServer()
let connections: Connections
const NONE = '99999999'

beforeAll(async () => {
  connections = openConnections(server.database, { onError: () => {} })
  await anEmployee(server, { employee_number: 'P-1' })
  await anEmployee(server, { employee_number: 'P-2' })
})
afterAll(() => connections.close())

beforeEach(async () => {
  server.clock.now = Date.now()
  await server.sql('delete from sign_in_failure')
  await server.sql("update employee set pin_hash = null where employee_number like 'P-%'")
})

async function give(employee_number: string, pin: string) {
  const { call } = await server.signIn('admin')
  const rows = (await call('get_employee_settings', {})).data
  const version = Number(rows.find((row) => row.employee_number === employee_number)?.version)
  return await call('save_employee', { employee_number, pin, version })
}

/** As a version before salts kept it. */
const giveOld = (employee_number: string, pin: string) =>
  server.sql('update employee set pin_hash = $2 where company_id = 1000 and employee_number = $1', [
    employee_number,
    quickPinHash(1000, pin),
  ])

const kept = async (employee_number: string) => {
  const [row] = await server.sql<{ pin_hash: string }>(
    'select pin_hash from employee where company_id = 1000 and employee_number = $1',
    [employee_number],
  )
  return row?.pin_hash
}

const type = ({ call }: Caller, pin: string) =>
  call('set_employee_clock', { employee: pin, machines: [], clockInType: 'pincode', exclusive: true }, randomUUID())

test('T-SAFE-32 a PIN is kept as argon2id, names its owner, and nobody else is given the same', async () => {
  expect(await give('P-1', '80417263')).toMatchObject({ status: 200 })
  expect(await kept('P-1')).toMatch(/^argon2id [\w-]{43}$/)
  const [salt] = await server.sql<{ salts: number }>('select count(distinct pin_salt)::int as salts from company')
  expect(salt?.salts).toBeGreaterThan(1)
  expect((await type(await server.signIn('operator'), '80417263')).data).toMatchObject([{ employee_number: 'P-1' }])
  expect((await give('P-2', '80417263')).status).toBe(409)
})

test('T-SAFE-32 a PIN that an older version kept works before and after it is made hard to guess, and is taken', async () => {
  await giveOld('P-1', '71625344')
  const operator = await server.signIn('operator')
  expect((await type(operator, '71625344')).data).toMatchObject([{ employee_number: 'P-1' }])
  expect((await give('P-2', '71625344')).status).toBe(409)
  await hardenPins.run({ connections, now: Date.now(), publish: () => {} } as never)
  const hardened = await kept('P-1')
  expect(hardened).toMatch(/^argon2id /)
  expect(await server.sql("select 1 from employee where pin_hash not like 'argon2id %'")).toEqual([])
  expect((await type(operator, '71625344')).data).toMatchObject([{ employee_number: 'P-1' }])
  expect((await give('P-2', '71625344')).status).toBe(409)
  await hardenPins.run({ connections, now: Date.now(), publish: () => {} } as never)
  expect(await kept('P-1')).toBe(hardened)
})

test('T-SAFE-32 wrong PINs are counted for the account: a new session has no new tries', async () => {
  const told: string[] = []
  for (let session = 0; session < 6; session += 1) {
    const operator = await server.signIn('operator')
    for (let guess = 0; guess < 4; guess += 1) told.push((await type(operator, NONE)).message)
  }
  expect(told.slice(0, 20).every((message) => message === 'The PIN is wrong.')).toBe(true)
  expect(told.slice(20)).toEqual(Array(4).fill('Too many wrong PINs. Try again in 180 seconds.'))
  expect((await type(await server.signIn('supervisor'), NONE)).message).toBe('The PIN is wrong.')
})

test('T-SAFE-32 guesses that are made at once are all counted, and the own PIN in between gives no new ones', async () => {
  await give('P-1', '80417263')
  const operator = await server.signIn('operator')
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => type(operator, NONE)))
  expect(atOnce.filter(({ message }) => message === 'The PIN is wrong.')).toHaveLength(5)
  server.clock.now = Number(server.clock.now) + 60_000
  expect((await type(operator, '80417263')).status).toBe(200)
  expect((await type(operator, NONE)).message).toBe('The PIN is wrong.')
  expect((await type(operator, NONE)).message).toBe('Too many wrong PINs. Try again in 60 seconds.')
})

test('T-SAFE-11 a wrong PIN that was typed while the clock was ahead locks nobody out for that hour', async () => {
  await give('P-1', '80417263')
  const operator = await server.signIn('operator')
  const right = Number(server.clock.now)
  server.clock.now = right + 3_600_000
  await type(operator, NONE)
  server.clock.now = right
  expect((await type(operator, '80417263')).status).toBe(200)
  for (let wrong = 0; wrong < 5; wrong += 1) await type(operator, NONE)
  expect((await type(operator, '80417263')).message).toMatch(/wait|seconds/i)
})

test('T-SAFE-126 the PIN that somebody signs in with is no part of the hash that tells a repeated request', async () => {
  await give('P-1', '80417263')
  const operator = await server.signIn('operator')
  const ids = [randomUUID(), randomUUID()]
  const hashes = async () =>
    await server.sql<{ name: string; n: number }>(
      `select name, count(distinct payload_hash)::int as n from request_answer where request_id = any($1)
       group by name having count(*) = 2`,
      [ids],
    )
  // The PIN is right both times: what is refused claims no id.
  const clock = { machines: [] as string[], exclusive: true } as const
  const at = await operator.call(
    'set_employee_clock',
    { ...clock, employee: '80417263', clockInType: 'pincode' },
    ids[0],
  )
  await give('P-1', '71625344')
  await operator.call('set_employee_clock', { ...clock, employee: '71625344', clockInType: 'pincode' }, ids[1])
  expect(at.status, at.message).toBe(200)
  expect(await hashes()).toEqual([{ name: 'set_employee_clock', n: 1 }])
})
