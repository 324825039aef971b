import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, COMPANY, cleanUp, setUp } from '../../../test/provider-plant.ts'
import { type Caller, post, testServer } from '../../../test/test-server.ts'
import { example } from '../../seed/example.ts'
import { type IdentityProvider, openIdentityProvider } from './identity-provider.fixture.ts'
import { reachedAt } from './reached-at.ts'

const server = testServer()
let there: IdentityProvider
let admin: Caller
const { signIn, sessionIn, refusedIn, entries, userOf } = at(server)

beforeAll(async () => {
  there = await openIdentityProvider()
  there.knows(server.url)
  admin = await server.signIn('admin')
})
afterAll(() => there.close())
beforeEach(async () => {
  there.people.clear()
  there.people.set('s-anna', { preferred_username: 'anna', groups: ['takt-operators'] })
  there.next = 's-anna'
  await server.sql('delete from sign_in_failure')
})
afterEach(() => cleanUp(server))

const setting = async () => (await admin.call('get_sign_in_provider', {})).data[0] as Record<string, unknown>
/** What is set up, with a change, as the page would save it. */
async function change(by: Caller, part: Record<string, unknown>) {
  const { has_secret, redirect_uri, sign_out_uri, logout_uri, reached, beyond_own, ...kept } = await setting()
  return await by.raw({ name: 'save_sign_in_provider', payload: { ...kept, ...part } })
}
const byPassword = (username: string) =>
  post(`${server.url}/api/session`, { company_key: 'example', username, password: example.password })

test('T-SAFE-55 a provider is set up, its secret lies sealed and never comes back', async () => {
  expect(await setting()).toMatchObject({
    version: 0,
    enabled: false,
    redirect_uri: `${server.url}/api/session/provider/callback`,
  })
  await setUp(server, there)
  const [row] = await server.sql<{ client_secret: string }>('select client_secret from sign_in_provider')
  expect(row?.client_secret).toMatch(/^enc1\./)
  const told = [await setting(), await entries('sign-in-provider.changed', 'Plant ID'), server.log]
  expect(told[0]).toMatchObject({ has_secret: true, issuer: there.issuer, version: 1 })
  expect(told[1]).toMatchObject([{ after: { secret: 'replaced', issuer: there.issuer } }])
  expect(JSON.stringify(told)).not.toContain(there.client.client_secret)
  expect(JSON.stringify(told)).not.toContain(row?.client_secret)
  expect((await change(admin, { label: 'Other', version: 0 })).message).toContain('someone else')
})

test('T-SAFE-131 the page is told that addresses without PUBLIC_URL are of this machine alone', async () => {
  expect(await setting()).toMatchObject({ reached: 'unset' })
})

test.each([
  ['', 'unset'],
  ['takt.plant.example', 'unset'],
  ['http://takt.plant.example', 'plain'],
  ['https://takt.plant.example/', 'good'],
  ['http://127.0.0.1:3000', 'good'],
] as const)('T-SAFE-131 with PUBLIC_URL “%s” the addresses are %s', (publicUrl, reached) => {
  expect(reachedAt(publicUrl)).toBe(reached)
})

test('T-SAFE-55 a secret never goes to a changed address', async () => {
  await setUp(server, there)
  const other = await openIdentityProvider()
  other.knows(server.url)
  expect((await change(admin, { issuer: other.issuer })).message).toContain('client secret again')
  const asked = { issuer: other.issuer, client_id: 'takt', scopes: 'openid' }
  expect((await admin.call('try_sign_in_provider', asked)).data).toMatchObject([{ works: false }])
  expect(other.tokenCalls).toBe(0)
  await other.close()
})

test.each([
  'ftp://x.example',
  'http://sign-in.example',
  'https://me:word@x.example',
  'https://x.example/?a=1',
  'x',
  'https://169.254.169.254',
])('T-SAFE-55 %s is no issuer', async (issuer) => {
  await setUp(server, there)
  const answer = await change(admin, { issuer, client_secret: 'another' })
  expect(answer.status).toBe(409)
  expect((await setting()).issuer).toBe(there.issuer)
})

test('T-SAFE-55 a try says in words what is wrong', async () => {
  await setUp(server, there)
  const said = async (part: Record<string, unknown>) => {
    const asked = {
      issuer: there.issuer,
      client_id: 'takt',
      scopes: 'openid',
      client_secret: there.client.client_secret,
    }
    const answer = await admin.raw({ name: 'try_sign_in_provider', payload: { ...asked, ...part } })
    return (answer.data[0] as { works: boolean; said: string } | undefined) ?? answer.message
  }
  expect(await said({})).toMatchObject({ works: true, said: expect.stringContaining('It works'), concerns: [] })
  // The stored one, at its own address.
  expect(await said({ client_secret: undefined })).toMatchObject({ works: true })
  expect(await said({ client_secret: 'wrong' })).toMatchObject({
    works: false,
    said: expect.stringContaining('refuses its secret'),
  })
  expect(await said({ client_id: 'else' })).toMatchObject({
    works: false,
    said: expect.stringContaining('does not know'),
  })
  expect(await said({ issuer: `${there.issuer}/` })).toMatchObject({
    said: expect.stringContaining(`calls itself ${there.issuer}`),
  })
  expect(await said({ issuer: server.url })).toMatchObject({
    works: false,
    said: expect.stringMatching(/404|no OpenID/),
  })
  expect(await said({ issuer: 'http://127.0.0.1:9' })).toMatchObject({ said: expect.stringContaining('Nobody') })
  expect(await said({ issuer: 'https://192.168.7.7' })).toMatchObject({ said: expect.stringContaining('own network') })
  expect(await said({ issuer: 'http://sign-in.example' })).toMatchObject({ said: expect.stringContaining('https://') })
})

const tryIt = async (part: Record<string, unknown>) => {
  const { levels, default_level, creates_users, passwords, emergency_user, ...kept } = await setting()
  const admits = { levels, default_level, creates_users, passwords, emergency_user }
  const { issuer, client_id, scopes, version } = kept
  const { switch_on, ...way } = { switch_on: {}, ...part }
  const payload = { issuer, client_id, scopes, version, ...way, switch_on: { ...admits, ...switch_on } }
  const [row] = (await admin.raw({ name: 'try_sign_in_provider', payload })).data
  return row as { works: boolean; concerns: string[]; refused: boolean; tested: string }
}

test('T-SAFE-130 nobody is sent to a provider that the server has not tested, or that leads nobody in, but by a clear word', async () => {
  await setUp(server, there, { enabled: false })
  expect(await change(admin, { enabled: true })).toMatchObject({
    status: 409,
    message: expect.stringContaining('tested'),
  })
  const { tested, concerns, refused } = await tryIt({})
  expect([concerns, refused]).toEqual([[], false])
  // The word is of this way alone, and for a while.
  const forged = ['', 'x', `${Date.now() + 9_000_000} ["${there.issuer}","takt","stored 1"]`]
  for (const word of forged) expect((await change(admin, { enabled: true, tested: word })).status).toBe(409)
  expect((await change(admin, { enabled: true, tested, client_secret: 'another' })).status).toBe(409)
  expect((await change(admin, { enabled: true, tested, client_id: 'other' })).status).toBe(409)
  server.clock.now = Date.now() + 601_000
  expect((await change(admin, { enabled: true, tested })).status).toBe(409)
  server.clock.now = null
  expect(await change(admin, { enabled: true, tested, levels: [] })).toMatchObject({
    status: 409,
    message: expect.stringContaining('locked out'),
  })
  expect((await change(admin, { enabled: true, tested })).status).toBe(200)
  // What does not change who comes in is saved without a word, what does is not.
  expect((await change(admin, { label: 'Our ID' })).status).toBe(200)
  expect((await change(admin, { levels: [] })).status).toBe(409)
  expect((await change(admin, { passwords: 'terminals' })).status).toBe(409)
  expect((await change(admin, { levels: [], nevertheless: true })).status).toBe(200)
  const told = await entries('sign-in-provider.changed', 'Our ID')
  expect(told.map(({ after }) => (after as { nevertheless: boolean }).nevertheless)).toEqual([false, true])
})

test('T-SAFE-130 a try says what would go wrong, and what cannot be done at all', async () => {
  await setUp(server, there, { enabled: false })
  const broken = await tryIt({ client_secret: 'wrong', switch_on: { levels: [] } })
  expect(broken).toMatchObject({ works: false, tested: '' })
  expect(broken.concerns).toEqual([
    expect.stringContaining('refuses its secret'),
    expect.stringContaining('Nobody can sign in with it'),
    expect.stringContaining('No group'),
  ])
  const terminals = await tryIt({ switch_on: { passwords: 'terminals', creates_users: false } })
  expect(terminals.concerns).toEqual([
    expect.stringContaining('linked'),
    expect.stringMatching(/^\d+ people who sign in with a password/),
  ])
  // Nobody with a password would remain: that is no question.
  expect((await tryIt({ switch_on: { emergency_user: null } })).refused).toBe(true)
  const alone = { enabled: true, emergency_user: null, nevertheless: true }
  expect((await change(admin, alone)).message).toContain('emergency administrator')
})

test('T-SAFE-55 nobody gives a level above their own rights', async () => {
  await setUp(server, there)
  const grant = `update app_user set usertype = $1, granted = $2 where company_id = ${COMPANY} and username = 'planner'`
  await server.sql(grant, [5, [...permissionNames]])
  const planner = await server.signIn('planner')
  const levels = [{ group: 'mine', usertype: 9 }]
  expect(await change(planner, { levels })).toMatchObject({ status: 403, message: expect.stringContaining('rights') })
  expect((await change(planner, { default_level: 6 })).status).toBe(403)
  expect((await change(planner, { label: 'Plant' })).status).toBe(200)
  // What is above them already they do not move either: another claim would give it to others.
  expect((await change(admin, { levels })).status).toBe(200)
  expect((await change(planner, { groups_claim: 'roles' })).status).toBe(403)
  await server.sql(grant, [3, []])
})

test('T-SAFE-56 somebody with a password always remains, and stays who they are', async () => {
  await setUp(server, there)
  const [boss, planner, supervisorBefore] = [await userOf('admin'), await userOf('planner'), await userOf('supervisor')]
  expect((await change(admin, { emergency_user: null })).message).toContain('emergency administrator')
  expect((await change(admin, { emergency_user: planner?.user_id })).message).toContain('level 9')
  // With another one of the highest level beside them it is not the last administrator who must stay.
  await server.sql(`update app_user set usertype = 9 where company_id = ${COMPANY} and username = 'supervisor'`)
  const row = (await admin.call('get_users', {})).data.find(({ username }) => username === 'admin')
  for (const part of [{ active: false }, { usertype: 8 }, { last_day: '2099-01-01' }]) {
    const answer = await admin.raw({ name: 'save_user', payload: { ...row, password: '', ...part } })
    expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('Plant ID')])
  }
  const supervisor = await userOf('supervisor')
  await server.sql(`update app_user set password_hash = '' where company_id = ${COMPANY} and username = 'supervisor'`)
  expect((await change(admin, { emergency_user: supervisor?.user_id })).message).toContain('supervisor')
  await server.sql(
    `update app_user set usertype = $1, password_hash = $2 where company_id = ${COMPANY} and username = 'supervisor'`,
    [supervisorBefore?.usertype, supervisor?.password_hash],
  )
  const linked = await signIn(there)
  expect(refusedIn(linked)).toBeNull()
  await server.sql(`update app_user set usertype = 9, password_hash = $1 where username = 'anna'`, [
    boss?.password_hash,
  ])
  const anna = await userOf('anna')
  expect((await change(admin, { emergency_user: anna?.user_id })).message).toContain('not linked')
  await server.sql(`update app_user set password_hash = '' where username = 'anna'`)
})

test('T-SAFE-56 where passwords are for terminals only, others are signed out and refused; the emergency administrator is not', async () => {
  await setUp(server, there)
  const [operator, elsewhere] = [await server.signIn('operator'), await server.signIn('admin')]
  const device = await server.sql<{ username: string }>(
    `select username from app_user where company_id = ${COMPANY} and deviceuser and active limit 1`,
  )
  expect((await change(admin, { passwords: 'terminals', nevertheless: true })).data).toMatchObject([
    { ended_sessions: expect.any(Number) },
  ])
  expect((await operator.call('get_machines', {})).status).toBe(401)
  expect((await elsewhere.call('get_machines', {})).status).toBe(200)
  expect(await byPassword('operator')).toMatchObject({
    status: 401,
    message: expect.stringContaining('company’s own sign-in'),
  })
  expect((await byPassword(device[0]?.username ?? '')).status).toBe(200)
  expect((await byPassword('admin')).status).toBe(200)
  const wrong = await post(`${server.url}/api/session`, {
    company_key: 'example',
    username: 'operator',
    password: 'no',
  })
  expect(wrong.message).toBe('Company key, username or password is wrong.')
  // Switched off, everything is as it was.
  expect((await change(admin, { enabled: false })).status).toBe(200)
  expect((await byPassword('operator')).status).toBe(200)
})

test('T-SAFE-56 a provider that is switched off, or who is unlinked, ends the sessions of both', async () => {
  await setUp(server, there)
  const anna = await signIn(there)
  const [person] = (await admin.call('get_provider_people', {})).data
  expect(person).toMatchObject({ username: 'anna', subject: 's-anna' })
  expect((await admin.call('unlink_from_provider', { user_id: Number(person?.user_id) })).data).toMatchObject([
    { ended_sessions: 1 },
  ])
  expect(await sessionIn(anna)).toBeNull()
  expect(refusedIn(await signIn(there))).toBe('name-taken')
  await cleanUp(server)
  await setUp(server, there)
  const again = await signIn(there)
  expect((await change(admin, { enabled: false })).data).toMatchObject([{ ended_sessions: 1 }])
  expect(await sessionIn(again)).toBeNull()
})

test('T-SAFE-49 the account page knows who may link, and the emergency administrator may not', async () => {
  expect((await admin.call('get_own_provider', {})).data).toEqual([])
  await setUp(server, there)
  expect((await admin.call('get_own_provider', {})).data).toEqual([
    { label: 'Plant ID', linked: false, may_link: false },
  ])
  const operator = await server.signIn('operator')
  expect((await operator.call('get_own_provider', {})).data).toEqual([
    { label: 'Plant ID', linked: false, may_link: true },
  ])
  const start = (bearer: string) =>
    post(`${server.url}/api/session/provider/start`, { company_key: 'example', link: true }, bearer)
  expect((await start(admin.bearer)).status).toBe(403)
  expect((await start(operator.bearer)).status).toBe(200)
  expect((await post(`${server.url}/api/session/provider/start`, { company_key: 'example', link: true })).status).toBe(
    401,
  )
})
