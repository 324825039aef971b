import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { answerOf, post, testServer } from '../../test/test-server.ts'
import { loginAs, openConnections } from '../ground/db/connections.ts'
import { endOldSessions } from '../people/jobs/end-old-sessions.ts'
import { example } from '../seed/example.ts'

const server = testServer({ trustProxy: '127.0.0.1' })
const NOW = Date.parse('2030-06-12T08:00:00Z')

let last = 0
beforeEach(async () => {
  server.clock.now = NOW
  const [row] = await server.sql<{ last: number }>('select coalesce(max(audit_id), 0)::int as last from audit')
  last = row?.last ?? 0
})

interface Entry {
  readonly [field: string]: unknown
}

const written = () =>
  server.sql<Entry>(
    `select company_id, at, username, what, key, address, session, before, after, reason from audit
     where audit_id > $1 order by audit_id`,
    [last],
  )

const knock = (who: object, address = '10.0.0.5') =>
  fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ company_key: 'example', username: 'Planner', password: example.password, ...who }),
  })

test('T-SAFE-90 who signs in, from where and when stands in the trail, and who signs out again', async () => {
  const opened = await answerOf(await knock({}))
  const bearer = String(opened.data[0]?.bearer)
  await fetch(`${server.url}/api/session`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': '10.0.0.6' },
  })
  const [signIn, signOut, ...others] = await written()
  const who = { company_id: 1000, at: new Date(NOW).toISOString(), username: 'planner', key: 'planner' }
  expect(signIn).toMatchObject({ ...who, what: 'session.opened', address: '10.0.0.5' })
  expect(signIn?.session).toMatch(/^[0-9a-f]{16}$/)
  expect(signOut).toMatchObject({ ...who, what: 'session.closed', address: '10.0.0.6', session: signIn?.session })
  expect(others).toEqual([])
})

test('T-SAFE-90 a sign-in that failed tells the account and why; a name that nobody has may be a password and is not written', async () => {
  await knock({ password: 'guessed-wrong' })
  await knock({ username: 'my-secret-password', password: '' })
  await knock({ username: 'my-secret-password', password: 'x' })
  await knock({ company_key: 'nowhere' })
  const entries = await written()
  expect(entries).toMatchObject([
    { what: 'session.refused', username: 'planner', key: 'planner', address: '10.0.0.5', after: { why: 'password' } },
    { what: 'session.refused', username: '', key: '', after: { why: 'unknown-name' } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/guessed-wrong|my-secret/)
})

test('T-SAFE-90 whoever has to wait is not looked at and fills no trail', async () => {
  for (let guess = 0; guess < 8; guess += 1) await knock({ username: 'supervisor', password: 'guess' }, '10.0.0.8')
  expect((await written()).map(({ what }) => what)).toEqual(Array(3).fill('session.refused'))
})

test('T-SAFE-90 a session that is ended elsewhere, one that ran out and a wrong old password stand in the trail', async () => {
  const [here, there] = [await server.signIn('operator'), await server.signIn('operator')]
  const [, opened] = await written()
  const session_key = String(opened?.session)
  expect((await here.call('end_my_session', { session_key }, randomUUID())).status).toBe(200)
  expect((await there.call('get_my_sessions', {})).status).toBe(401)
  await here.call('change_password', { old_password: 'not-this-one', new_password: 'quite-another-1' }, randomUUID())
  const connections = openConnections(server.database)
  await endOldSessions.run({ connections, now: NOW + 8 * 86_400_000, publish: async () => () => {} })
  await connections.close()
  const [, , ended, refused, ...ranOut] = await written()
  expect(ended).toMatchObject({
    username: 'operator',
    what: 'session.ended',
    before: session_key,
    address: '127.0.0.1',
  })
  expect(refused).toMatchObject({ username: 'operator', what: 'password.refused', before: null, after: null })
  expect(ranOut).toContainEqual(expect.objectContaining({ what: 'session.expired', key: 'operator', username: 'Takt' }))
})

test('T-SAFE-90 a wrong PIN tells the terminal at which it was typed, and not the PIN', async () => {
  const operator = await server.signIn('operator')
  const clock = { clockInType: 'pincode' as const, employee: '739154', machines: ['M101'] }
  expect((await operator.call('set_employee_clock', clock, randomUUID())).status).toBe(409)
  const [, refused] = await written()
  expect(refused).toMatchObject({ what: 'pin.refused', username: 'operator', key: 'operator' })
  expect(JSON.stringify(refused)).not.toContain('739154')
})

test('T-SAFE-90 a list of people that is read stands in the trail, once an hour of one session', async () => {
  const [admin, other] = [await server.signIn('admin'), await server.signIn('admin')]
  const readings = async () => (await written()).filter(({ what }) => what === 'people.read').map(({ key }) => key)
  await admin.call('get_users', {})
  await admin.call('get_users', {})
  await admin.call('get_employee_settings', {})
  expect(await readings()).toEqual(['get_users', 'get_employee_settings'])
  await other.call('get_users', {})
  server.clock.now = NOW + 3_600_001
  await admin.call('get_users', {})
  expect(await readings()).toEqual(['get_users', 'get_employee_settings', 'get_users', 'get_users'])
})

test('T-SAFE-90 a file that is taken out, a wall that is opened and a key that is used stand in the trail', async () => {
  const admin = await server.signIn('admin')
  await admin.call('tell_export', { file: 'Users.csv', rows: 7 }, randomUUID())
  const made = await admin.call('create_wall_link', { name: 'Hall', dashboard: 'moulding', expires_at: null })
  const link_id = Number(made.data[0]?.link_id)
  const [, , , company_id, code] = String(made.data[0]?.path).split('/')
  await post(`${server.url}/api/wall-session`, { company_id, code })
  for (const minutes of [0, 2]) {
    server.clock.now = NOW + minutes * 60_000
    await server.ingest([])
  }
  const entries = (await written()).filter(({ what }) => what !== 'session.opened' && what !== 'wall-link.created')
  expect(entries).toMatchObject([
    { what: 'list.exported', key: 'Users.csv', username: 'admin', after: { rows: 7 } },
    { what: 'wall-link.opened', key: String(link_id), username: `wall-${link_id}`, address: '127.0.0.1' },
    { what: 'access-key.used', address: '127.0.0.1', session: expect.stringMatching(/^key \d+$/) },
  ])
})

test('T-SAFE-91 what a call changes has who, when and from where of its session', async () => {
  const admin = await server.signIn('admin')
  server.clock.now = NOW + 1000
  await admin.call('set_company_setting', { name: 'autoSlideInterval', value: '17' }, randomUUID())
  const [signIn, change] = await written()
  expect(change).toMatchObject({ what: 'setting.changed', username: 'admin', address: '127.0.0.1', reason: '' })
  expect(change).toMatchObject({ session: signIn?.session, at: new Date(NOW + 1000).toISOString() })
})

test.each([
  ['another hour', `insert into audit (at, what, key) values (now() - interval '1 day', 'x.y', '')`],
  ['another name', `insert into audit (username, what, key) values ('admin', 'x.y', '')`],
  ['another company', `insert into audit (company_id, what, key) values (1001, 'x.y', '')`],
  ['another place', `insert into audit (address, what, key) values ('10.0.0.1', 'x.y', '')`],
  ['another session', `insert into audit (session, what, key) values ('0', 'x.y', '')`],
])('T-SAFE-91 the application’s role writes no entry for %s', async (_what, statement) => {
  const client = new pg.Client(loginAs('app', server.database))
  await client.connect()
  try {
    await client.query("begin; set local app.company_id = '1000'; set local app.machines = ''")
    await expect(client.query(statement)).rejects.toThrow(/permission denied/)
  } finally {
    await client.end()
  }
})
