import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { post, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'
import { atTheDoor, codeOf } from './second-factor.fixture.ts'

const server = testServer({ trustProxy: '127.0.0.1' })
const door = atTheDoor(server)
const NOW = Date.parse('2030-06-12T08:00:05Z')
const STEP = 30_000
let last = 0

beforeEach(async () => {
  server.clock.now = NOW
  for (const table of ['second_factor', 'pending_sign_in', 'sign_in_failure']) await server.sql(`delete from ${table}`)
  await server.sql("delete from company_setting where name = 'secondFactorLevel'")
  const [row] = await server.sql<{ last: number }>('select coalesce(max(audit_id), 0)::int as last from audit')
  last = row?.last ?? 0
})

const later = (ms: number) => {
  server.clock.now = Number(server.clock.now) + ms
}
const told = async () =>
  (
    await server.sql<{ what: string; username: string; address: string }>(
      `select what, username, address from audit where audit_id > $1 and (what like 'second-factor.%' or what like 'recovery%')
       order by audit_id`,
      [last],
    )
  ).map(({ what, username }) => `${what} ${username}`)

/** As the account page does it; the next code is one step later. */
async function setUp(username: string) {
  const { call, ...caller } = await server.signIn(username)
  const [begun] = (await call('begin_second_factor', { password: example.password }, randomUUID())).data
  const confirmed = await call('confirm_second_factor', { code: code(begun?.secret) }, randomUUID())
  later(STEP)
  return { ...caller, call, secret: begun?.secret, recovery: confirmed.data[0]?.recovery_codes as string[], begun }
}
const code = (secret: unknown) => codeOf(secret, Number(server.clock.now))

test('T-SAFE-40 with an app set up, signing in takes password and code; between the two nothing is open', async () => {
  const { secret, begun } = await setUp('planner')
  expect(String(begun?.uri)).toMatch(/^otpauth:\/\/totp\/Takt:planner%20\(example\)\?issuer=Takt&secret=\w+/)
  const first = await door.password('planner')
  expect(first.status).toBe(202)
  expect(first.data).toEqual([{ second_factor: 'code', pending: expect.any(String) }])
  const pending = first.data[0]?.pending
  const asSession = await post(`${server.url}/api/call`, { name: 'get_my_sessions', payload: {} }, String(pending))
  expect(asSession.status).toBe(401)
  expect((await door.password('planner', { password: 'guess' })).message).toBe(
    'Company key, username or password is wrong.',
  )
  const second = await door.code(pending, ` ${code(secret).slice(0, 3)} ${code(secret).slice(3)}`)
  expect(second.status).toBe(200)
  const open = await post(
    `${server.url}/api/call`,
    { name: 'get_my_sessions', payload: {} },
    String(second.data[0]?.bearer),
  )
  expect(open.status).toBe(200)
  expect(JSON.stringify(second.data)).not.toContain('recovery')
  // One password, one session.
  later(STEP)
  expect((await door.code(pending, code(secret))).status).toBe(401)
  expect(await told()).toEqual(['second-factor.set-up planner'])
})

test('T-SAFE-40 a code is taken once, within a step before and behind; one that confirmed the app is used up', async () => {
  const { call } = await server.signIn('planner')
  const [begun] = (await call('begin_second_factor', { password: example.password }, randomUUID())).data
  const secret = begun?.secret
  await call('confirm_second_factor', { code: code(secret) }, randomUUID())
  const attempt = async (typed: string) =>
    (await door.code((await door.password('planner')).data[0]?.pending, typed)).status
  expect(await attempt(code(secret))).toBe(409)
  later(STEP)
  expect(await attempt(codeOf(secret, Number(server.clock.now) + STEP))).toBe(200)
  // Younger by the clock, and older than what was taken.
  expect(await attempt(code(secret))).toBe(409)
  later(4 * STEP)
  await server.sql('delete from sign_in_failure')
  expect(await attempt(codeOf(secret, Number(server.clock.now) - 2 * STEP))).toBe(409)
  expect(await attempt(codeOf(secret, Number(server.clock.now) - STEP))).toBe(200)
  const both = await Promise.all([door.password('planner'), door.password('planner')])
  const statuses = await Promise.all(both.map(({ data }) => door.code(data[0]?.pending, code(secret))))
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('T-SAFE-40 what lies in the database shows neither secret nor recovery codes, and works in its own row alone', async () => {
  const [one, two] = [await setUp('planner'), await setUp('supervisor')]
  const kept = await server.sql<{ user_id: number; secret: string }>('select user_id, secret from second_factor')
  const codes = await server.sql('select * from recovery_code')
  expect(kept.every(({ secret }) => secret.startsWith('enc1.'))).toBe(true)
  expect(codes).toHaveLength(20)
  expect(JSON.stringify([kept, codes])).not.toContain(String(one.secret))
  // Somebody who can write to the database puts a secret that they know into another's row.
  await server.sql(
    `update second_factor set secret = (select secret from second_factor where user_id = (select user_id from app_user where
       username = 'supervisor' and company_id = 1000)), last_step = 0
     where user_id = (select user_id from app_user where username = 'planner' and company_id = 1000)`,
  )
  const pending = (await door.password('planner')).data[0]?.pending
  const refused = await door.code(pending, code(two.secret))
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('its key is missing')])
  // Without the key a recovery code still lets its owner in.
  expect((await door.code(pending, one.recovery[0] ?? '')).status).toBe(200)
})

test('T-SAFE-42 ten recovery codes are told once, each lets in once, and new ones replace them', async () => {
  const { call, secret, recovery } = await setUp('planner')
  expect(new Set(recovery).size).toBe(10)
  expect(recovery[0]).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
  const attempt = async (typed = '') =>
    (await door.code((await door.password('planner')).data[0]?.pending, typed)).status
  expect(await attempt(recovery[3]?.toUpperCase().replace('-', ' '))).toBe(200)
  expect(await attempt(recovery[3])).toBe(409)
  expect((await call('get_second_factor', {})).data).toMatchObject([{ recovery_codes_left: 9, required: false }])
  const renewed = await call('renew_recovery_codes', { code: code(secret) }, randomUUID())
  const fresh = renewed.data[0]?.recovery_codes as string[]
  expect(fresh).toHaveLength(10)
  expect(await attempt(recovery[4])).toBe(409)
  expect(await attempt(fresh[0])).toBe(200)
  expect(await told()).toEqual([
    'second-factor.set-up planner',
    'recovery-code.used planner',
    'second-factor.refused planner',
    'recovery-code.renewed planner',
    'second-factor.refused planner',
    'recovery-code.used planner',
  ])
  // A repeated request is not answered from what was kept: nothing was kept.
  const kept = await server.sql<{ answer: string }>(
    "select answer::text from request_answer where name in ('begin_second_factor', 'confirm_second_factor', 'renew_recovery_codes')",
  )
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${String(secret)}|${recovery[0]}`))
})

test('T-SAFE-43 wrong codes wait as wrong passwords do: a new password step gives no new guesses, and another address is not kept out', async () => {
  const { secret } = await setUp('planner')
  const guess = async (address: string) =>
    (await door.code((await door.password('planner', { address })).data[0]?.pending, '000000', { address })).status
  expect([await guess('10.0.0.9'), await guess('10.0.0.9'), await guess('10.0.0.9'), await guess('10.0.0.9')]).toEqual([
    409, 409, 409, 429,
  ])
  const pending = (await door.password('planner', { address: '10.0.0.7' })).data[0]?.pending
  const atOnce = await Promise.all(
    Array.from({ length: 12 }, () => door.code(pending, '111111', { address: '10.0.0.7' })),
  )
  expect(atOnce.filter(({ status }) => status === 409)).toHaveLength(3)
  const own = (await door.password('planner', { address: '10.0.0.8' })).data[0]?.pending
  expect((await door.code(own, code(secret), { address: '10.0.0.8' })).status).toBe(200)
})

test('T-SAFE-43 the second step ends after minutes, with another password, when the account is closed, and elsewhere', async () => {
  const { secret } = await setUp('planner')
  const open = async () => (await door.password('planner')).data[0]?.pending
  const asked = await open()
  later(5 * 60_000)
  expect(await door.code(asked, code(secret))).toMatchObject({
    status: 401,
    message: 'That took too long. Sign in again.',
  })
  const again = await open()
  const hash = (
    await server.sql<{ password_hash: string }>("select password_hash from app_user where username = 'planner'")
  )[0]
  await server.sql("update app_user set password_hash = 'x' where username = 'planner' and company_id = 1000")
  expect((await door.code(again, code(secret))).status).toBe(401)
  await server.sql('update app_user set password_hash = $1, active = false where username = $2 and company_id = 1000', [
    hash?.password_hash,
    'planner',
  ])
  expect((await door.code(again, code(secret))).status).toBe(401)
  await server.sql(
    "update app_user set active = true, allowed_addresses = '{10.0.0.0/24}' where username = 'planner' and company_id = 1000",
  )
  expect((await door.code(again, code(secret), { address: '10.9.9.9' })).status).toBe(401)
  await server.sql("update app_user set allowed_addresses = '{}' where username = 'planner' and company_id = 1000")
  expect((await door.code(again, code(secret))).status).toBe(200)
})

test('T-SAFE-41 from the level that the company says a second factor is set up on the way in; nothing else is open before', async () => {
  const admin = await server.signIn('admin')
  const set = await admin.call('set_company_setting', { name: 'secondFactorLevel', value: '5' }, randomUUID())
  expect(set.status).toBe(200)
  expect((await door.password('operator')).status).toBe(200)
  const first = await door.password('admin')
  expect([first.status, first.data[0]?.second_factor]).toEqual([202, 'set-up'])
  const pending = first.data[0]?.pending
  expect((await door.code(pending, '000000')).status).toBe(409)
  const begun = await door.setUp(pending)
  const secret = begun.data[0]?.secret
  // Begun again, as after a reload: the last secret counts.
  const next = (await door.setUp(pending)).data[0]?.secret
  expect((await door.code(pending, code(secret))).status).toBe(409)
  const confirmed = await door.code(pending, code(next))
  expect(confirmed.data[0]).toMatchObject({ username: 'admin', recovery_codes: expect.any(Array) })
  const again = await door.password('admin')
  expect(again.data[0]?.second_factor).toBe('code')
  expect((await door.setUp(again.data[0]?.pending)).status).toBe(401)
  // Keys of programs are asked for nothing more.
  expect((await server.ingest([])).status).not.toBe(401)
})

test('T-PLANT-576 T-SAFE-44 it is set up after the password, ends the other sessions, and is turned off with password and code', async () => {
  const planner = await server.signIn('planner')
  const begin = (password: string, by = planner) => by.call('begin_second_factor', { password }, randomUUID())
  expect(await begin('guess')).toMatchObject({ status: 409, message: 'The password is wrong.' })
  expect((await door.password('planner')).status).toBe(200)
  const set = await setUp('planner')
  const { call, secret } = set
  // Opened with the password alone: it comes in once more, with both.
  expect((await planner.call('get_my_sessions', {})).status).toBe(401)
  expect((await call('get_my_sessions', {})).data).toMatchObject([{ current: true }])
  expect(await begin(example.password, set)).toMatchObject({ status: 409, message: expect.stringContaining('already') })
  const off = (password: string, typed: string) => call('remove_second_factor', { password, code: typed }, randomUUID())
  expect((await off('guess', code(secret))).message).toBe('The password is wrong.')
  expect((await off(example.password, '000000')).message).toContain('The code is wrong')
  expect((await door.password('planner')).status).toBe(202)
  expect((await off(example.password, code(secret))).status).toBe(200)
  expect((await door.password('planner')).status).toBe(200)
  expect(await told()).toEqual([
    'second-factor.set-up planner',
    'second-factor.refused planner',
    'second-factor.switched-off planner',
  ])
  for (const _ of [1, 2, 3]) await call('confirm_second_factor', { code: '000000' }, randomUUID())
  expect((await call('confirm_second_factor', { code: '000000' }, randomUUID())).message).toMatch(
    /^Too many wrong codes/,
  )
})

test('T-SAFE-44 an administrator takes a lost one away within their own rights, never their own, and not another company’s', async () => {
  const { call } = await setUp('planner')
  const admin = await server.signIn('admin')
  const users = (await admin.call('get_users', {})).data
  const of = (name: string) => users.find(({ username }) => username === name)
  expect([of('planner')?.second_factor, of('operator')?.second_factor]).toEqual([true, false])
  const take = (by: typeof admin, user_id: unknown) =>
    by.call('take_second_factor', { user_id: Number(user_id) }, randomUUID())
  expect((await take(await server.signIn('operator'), of('planner')?.user_id)).status).toBe(403)
  // Who may run administrative actions, and no more than that, takes none from somebody above them.
  const allow = (granted: string) =>
    server.sql(`update app_user set granted = '${granted}' where company_id = 1000 and username = 'operator'`)
  await allow('{can-do-admin-actions}')
  expect((await take(await server.signIn('operator'), of('planner')?.user_id)).status).toBe(403)
  await allow('{}')
  expect(await take(admin, of('admin')?.user_id)).toMatchObject({
    status: 409,
    message: expect.stringContaining('Account'),
  })
  expect((await take(admin, of('operator')?.user_id)).status).toBe(404)
  const elsewhere = await server.signIn('operator', 'second')
  const [begun] = (await elsewhere.call('begin_second_factor', { password: example.password }, randomUUID())).data
  await elsewhere.call('confirm_second_factor', { code: code(begun?.secret) }, randomUUID())
  const [stranger] = await server.sql<{ user_id: number }>('select user_id from second_factor where company_id <> 1000')
  expect((await take(admin, stranger?.user_id)).status).toBe(404)
  expect((await take(admin, of('planner')?.user_id)).status).toBe(200)
  expect(await server.sql('select company_id <> 1000 as elsewhere from second_factor')).toEqual([{ elsewhere: true }])
  expect((await call('get_my_sessions', {})).status).toBe(401)
  expect((await door.password('planner')).status).toBe(200)
  expect(await told()).toEqual([
    'second-factor.set-up planner',
    'second-factor.set-up operator',
    'second-factor.taken-away admin',
  ])
})
