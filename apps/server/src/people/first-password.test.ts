import { beforeEach, expect, test } from 'vitest'
import { type Answer, type Caller, post, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'
import { atTheDoor, codeOf } from './second-factor.fixture.ts'

const server = testServer({ trustProxy: '127.0.0.1' })
const door = atTheDoor(server)
const GIVEN = 'blue ladder 4711'
const OWN = 'quiet river stone'
const NOW = Date.parse('2030-06-12T08:00:05Z')
let admin: Caller
let username = ''
let made = 0

beforeEach(async () => {
  server.clock.now = NOW
  await server.sql('delete from sign_in_failure')
  await server.sql("delete from company_setting where name = 'secondFactorLevel'")
  admin = await server.signIn('admin')
  username = `new-${++made}`
})

async function row(of: string): Promise<Record<string, unknown> | undefined> {
  return (await admin.call('get_users', {})).data.find((user) => user.username === of)
}
async function save(change: object, of = 'operator'): Promise<Answer> {
  return await admin.raw({ name: 'save_user', payload: { ...(await row(of)), ...change } })
}
const add = (change = {}) =>
  save({ user_id: null, version: 0, username, full_name: 'Nora New', password: GIVEN, ...change })
const asked = async (password = GIVEN) => (await door.password(username, { password })).data[0]
const sessions = () =>
  server.sql<{ n: number }>(
    'select count(*)::int as n from session join app_user using (company_id, user_id) where username = $1',
    [username],
  )
const isOpen = async (token: unknown) =>
  (await post(`${server.url}/api/call`, { name: 'get_my_sessions', payload: {} }, String(token))).status

test('T-SAFE-125 what an administrator gave opens the choice of an own password and nothing else, again and again', async () => {
  expect((await add()).status).toBe(200)
  expect(await row(username)).toMatchObject({ first_password: true })
  for (const _ of ['once', 'after the browser was closed']) {
    const first = await door.password(username, { password: GIVEN })
    expect([first.status, first.data]).toEqual([202, [{ second_factor: 'new-password', pending: expect.any(String) }]])
    const pending = first.data[0]?.pending
    expect(await isOpen(pending)).toBe(401)
    expect((await door.code(pending, '123456')).status).toBe(401)
    expect((await door.setUp(pending)).status).toBe(401)
  }
  expect(await sessions()).toEqual([{ n: 0 }])

  const pending = (await asked())?.pending
  for (const [typed, why] of [
    [GIVEN, 'The new password is the old one.'],
    ['short', 'A password has at least 10 characters.'],
    ['nora-new-2026', expect.stringMatching(/everybody guesses/)],
    ['1q2w3e4r5t', expect.stringMatching(/everybody guesses/)],
  ] as const) {
    const refused = await door.choose(pending, typed)
    expect([refused.status, refused.message]).toEqual([409, why])
  }
  const chosen = await door.choose(pending, OWN)
  expect(chosen.status, chosen.message).toBe(200)
  expect(await isOpen(chosen.data[0]?.bearer)).toBe(200)
  expect(await row(username)).toMatchObject({ first_password: false })
  expect((await door.password(username, { password: GIVEN })).status).toBe(401)
  expect((await door.password(username, { password: OWN })).status).toBe(200)
  // Once: whoever saw the address of the step cannot choose again.
  expect((await door.choose(pending, 'another river stone')).status).toBe(401)
  const trail = await server.sql(
    `select what, address from audit where company_id = 1000 and username = $1 order by audit_id`,
    [username],
  )
  expect(trail.slice(0, 2)).toEqual([
    { what: 'password.changed', address: '10.0.0.1' },
    { what: 'session.opened', address: '10.0.0.1' },
  ])
  expect(JSON.stringify(await server.sql('select * from audit'))).not.toContain(OWN)
})

test('T-SAFE-125 a reset asks again and ends what was open; two who hold the step choose once; a later reset wins', async () => {
  await add()
  await door.choose((await asked())?.pending, OWN)
  expect((await save({ password: GIVEN }, username)).data[0]).toMatchObject({ ended_sessions: 1 })
  const both = [await asked(), await asked()]
  const chosen = await Promise.all(
    both.map((step, at) => door.choose(step?.pending, `${OWN} of ${at === 0 ? 'Nora' : 'Olaf'}`)),
  )
  expect(chosen.map(({ status }) => status).toSorted()).toEqual([200, 401])
  await save({ password: GIVEN }, username)
  const before = (await asked())?.pending
  await save({ password: `${GIVEN} again` }, username)
  expect((await door.choose(before, OWN)).status).toBe(401)
  const late = (await asked(`${GIVEN} again`))?.pending
  server.clock.now = NOW + 21 * 60_000
  expect((await door.choose(late, OWN)).status).toBe(401)
})

test('T-SAFE-125 the second factor is proven before a password is chosen, and its recovery codes are told', async () => {
  await add({ usertype: 2 })
  expect((await admin.call('set_company_setting', { name: 'secondFactorLevel', value: '2' })).status).toBe(200)
  const first = await asked()
  expect(first).toMatchObject({ second_factor: 'set-up' })
  expect((await door.choose(first?.pending, OWN)).status).toBe(401)
  const secret = (await door.setUp(first?.pending)).data[0]?.secret
  const next = await door.code(first?.pending, codeOf(secret, NOW))
  expect([next.status, next.data]).toEqual([
    202,
    [{ second_factor: 'new-password', pending: expect.any(String), recovery_codes: expect.any(Array) }],
  ])
  expect(next.data[0]?.recovery_codes).toHaveLength(10)
  expect(await sessions()).toEqual([{ n: 0 }])
  expect((await door.choose(next.data[0]?.pending, OWN)).status).toBe(200)
  expect(await asked(OWN)).toMatchObject({ second_factor: 'code' })
})

test('T-SAFE-125 a terminal keeps the password that it was given, and so does whoever gives one to themselves', async () => {
  await add({ deviceuser: true })
  expect((await door.password(username, { password: GIVEN })).status).toBe(200)
  // Made a person's account, it is one that somebody else knows.
  await save({ password: '', deviceuser: false }, username)
  expect(await asked()).toMatchObject({ second_factor: 'new-password' })
  const [kept] = await server.sql<{ password_hash: string }>(
    "select password_hash from app_user where company_id = 1000 and username = 'admin'",
  )
  await save({ password: OWN }, 'admin')
  expect((await door.password('admin', { password: OWN })).status).toBe(200)
  await server.sql("update app_user set password_hash = $1 where company_id = 1000 and username = 'admin'", [
    kept?.password_hash,
  ])
})

test('T-SAFE-125 whoever chose their password before is not asked', async () => {
  expect((await door.password('planner', { password: example.password })).status).toBe(200)
  expect(await row('planner')).toMatchObject({ first_password: false })
})
