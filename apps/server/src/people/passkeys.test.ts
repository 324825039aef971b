import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { answerOf, type Caller, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'
import { aDevice } from './passkey.fixture.ts'
import { aPasskey, aProvider, aProviderLink } from './people.fixture.ts'
import { atTheDoor, codeOf } from './second-factor.fixture.ts'

const ORIGIN = 'https://takt.plant.example'
const server = testServer({ trustProxy: '127.0.0.1', publicUrl: `${ORIGIN}/` })
const NOW = Date.parse('2030-06-12T08:00:05Z')
const door = atTheDoor(server)

beforeEach(async () => {
  server.clock.now = NOW
  for (const table of [
    ...['passkey', 'passkey_challenge', 'sign_in_failure'],
    ...['provider_identity', 'sign_in_provider'],
  ])
    await server.sql(`delete from ${table}`)
})

const send = async (path: string, body: object, address = '10.0.0.1') =>
  await answerOf(
    await fetch(`${server.url}/api/session/passkey${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    }),
  )
const options = async () => (await send('/options', {})).data[0] as Record<string, unknown>
const begin = async (caller: Caller) => {
  const begun = await caller.call('begin_passkey', { password: example.password }, randomUUID())
  return begun.data[0]?.options as Record<string, unknown>
}
const add = (caller: Caller, response: object, passkey_name = 'Phone') =>
  caller.call(
    'add_passkey',
    { passkey_name, response: response as { id: string; response: Record<string, unknown> } },
    randomUUID(),
  )

async function registered(username: string, company?: string) {
  const caller = await server.signIn(username, company)
  const device = aDevice()
  const added = await add(caller, device.create(await begin(caller), { origin: ORIGIN }))
  expect(added.status, added.message).toBe(200)
  return { caller, device }
}

test('T-SAFE-45 a passkey is registered after the password and signs in by itself, as both factors', async () => {
  const caller = await server.signIn('planner')
  expect((await caller.call('begin_passkey', { password: 'guess' }, randomUUID())).message).toBe(
    'The password is wrong.',
  )
  const wanted = await begin(caller)
  expect(wanted).toMatchObject({
    rp: { id: 'takt.plant.example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const device = aDevice()
  expect((await add(caller, device.create(wanted, { origin: ORIGIN }))).status).toBe(200)
  server.clock.now = NOW + 60_000
  const asked = await options()
  expect(asked).toMatchObject({ rpId: 'takt.plant.example', userVerification: 'required' })
  expect(asked.allowCredentials ?? []).toEqual([])
  const opened = await send('', { response: device.get(asked, { origin: ORIGIN }) })
  expect(opened.data[0]).toMatchObject({ username: 'planner', company_key: 'example' })
  expect((await caller.call('get_passkeys', {})).data).toMatchObject([
    { passkey_name: 'Phone', last_used_at: new Date(NOW + 60_000).toISOString() },
  ])
  const [told] = await server.sql<{ after: unknown }>(
    "select after from audit where what = 'session.opened' order by audit_id desc limit 1",
  )
  expect(told?.after).toEqual({ by: 'passkey' })
})

test('T-SAFE-125 who comes by a passkey is not asked for another password when theirs was reset', async () => {
  const { device } = await registered('planner')
  const given = (is: boolean) =>
    server.sql("update app_user set password_given = $1 where company_id = 1000 and username = 'planner'", [is])
  await given(true)
  const opened = await send('', { response: device.get(await options(), { origin: ORIGIN }) })
  expect([opened.status, opened.data[0]?.username]).toEqual([200, 'planner'])
  await given(false)
})

test('T-SAFE-45 a challenge is signed once, for minutes, and only what this server asked', async () => {
  const { device } = await registered('planner')
  const asked = await options()
  const answer = device.get(asked, { origin: ORIGIN })
  expect((await send('', { response: answer })).status).toBe(200)
  expect(await send('', { response: answer })).toMatchObject({ status: 401, message: 'This passkey is not accepted.' })
  // A newer signature over a challenge that is used up.
  expect((await send('', { response: device.get(asked, { origin: ORIGIN }) })).status).toBe(401)
  const old = await options()
  server.clock.now = NOW + 5 * 60_000
  expect((await send('', { response: device.get(old, { origin: ORIGIN }) })).status).toBe(401)
  const own = { challenge: Buffer.from('made up by somebody').toString('base64url') }
  expect((await send('', { response: device.get(own, { origin: ORIGIN }) })).status).toBe(401)
  const refused = await server.sql("select 1 from audit where what = 'passkey.refused' and username = 'planner'")
  expect(refused).toHaveLength(4)
})

test.each([
  ['another site', { origin: 'https://takt.plant.example.evil.example' }],
  ['the same name without https', { origin: 'http://takt.plant.example' }],
  ['a device on which nobody proved who they are', { origin: ORIGIN, verified: false }],
  ['the account of somebody else', { origin: ORIGIN, userHandle: Buffer.from('1000.1').toString('base64url') }],
])('T-SAFE-45 what was signed for %s lets nobody in, and cannot be registered', async (_what, answered) => {
  const { device, caller } = await registered('supervisor')
  expect((await send('', { response: device.get(await options(), answered) })).status).toBe(401)
  expect((await send('', { response: device.get(await options(), { origin: ORIGIN }) })).status).toBe(200)
  if ('userHandle' in answered) return
  expect((await add(caller, aDevice().create(await begin(caller), answered))).status).toBe(409)
})

test('T-SAFE-45 a credential belongs to one account of one company; a challenge for one is worth nothing to another', async () => {
  const { device } = await registered('operator', 'second')
  const [theirs] = await server.sql<{ company_id: number; user_id: number }>('select company_id, user_id from passkey')
  expect(theirs?.company_id).not.toBe(1000)
  // Signed for the same person of the example plant: their number there is known, the credential is not theirs.
  const [mine] = await server.sql<{ user_id: number }>(
    "select user_id from app_user where company_id = 1000 and username = 'operator'",
  )
  const userHandle = Buffer.from(`1000.${mine?.user_id}`).toString('base64url')
  expect((await send('', { response: device.get(await options(), { origin: ORIGIN, userHandle }) })).status).toBe(401)
  const opened = await send('', { response: device.get(await options(), { origin: ORIGIN }) })
  expect(opened.data[0]).toMatchObject({ company_key: 'second', username: 'operator' })
  // The same credential again, by somebody of another company, and with a challenge that another person asked for.
  const [planner, supervisor] = [await server.signIn('planner'), await server.signIn('supervisor')]
  expect((await add(planner, device.create(await begin(planner), { origin: ORIGIN }))).status).toBe(409)
  expect((await add(planner, aDevice().create(await begin(supervisor), { origin: ORIGIN }))).status).toBe(409)
  expect(await server.sql('select company_id from passkey')).toEqual([{ company_id: theirs?.company_id }])
})

test('T-SAFE-45 a copied device is found by its counter; a closed account and another address are refused', async () => {
  const { device } = await registered('planner')
  const attempt = async (address?: string) =>
    (await send('', { response: device.get(await options(), { origin: ORIGIN }) }, address)).status
  expect(await attempt()).toBe(200)
  device.turnBack()
  expect(await attempt()).toBe(401)
  device.get(await options(), { origin: ORIGIN })
  await server.sql("update app_user set active = false where company_id = 1000 and username = 'planner'")
  expect(await attempt()).toBe(401)
  await server.sql(
    "update app_user set active = true, allowed_addresses = '{10.7.7.0/24}' where company_id = 1000 and username = 'planner'",
  )
  expect(await attempt()).toBe(401)
  expect(await attempt('10.7.7.7')).toBe(200)
  await server.sql("update app_user set allowed_addresses = '{}' where company_id = 1000 and username = 'planner'")
})

test('T-SAFE-45 where a second factor is required, a passkey is one: its password alone opens nothing and sets up nothing', async () => {
  const { caller, device } = await registered('planner')
  expect((await door.password('planner')).status).toBe(200)
  const admin = await server.signIn('admin')
  await admin.call('set_company_setting', { name: 'secondFactorLevel', value: '1' }, randomUUID())
  const asked = await door.password('planner')
  expect([asked.status, asked.data]).toEqual([202, [{ second_factor: 'passkey', pending: '' }]])
  expect((await send('', { response: device.get(await options(), { origin: ORIGIN }) })).status).toBe(200)
  const credential_id = device.id
  const remove = (password: string) => caller.call('remove_passkey', { credential_id, password }, randomUUID())
  expect((await remove('guess')).message).toBe('The password is wrong.')
  // The only second factor of somebody who must have one: the password alone would set up the next.
  expect(await remove(example.password)).toMatchObject({
    status: 409,
    message: expect.stringContaining('only second factor'),
  })
  await server.sql("delete from company_setting where name = 'secondFactorLevel'")
  const [planner] = (await admin.call('get_users', {})).data.filter(({ username }) => username === 'planner')
  expect(planner?.second_factor).toBe(true)
  expect((await remove(example.password)).status).toBe(200)
  expect((await remove(example.password)).status).toBe(404)
  expect((await send('', { response: device.get(await options(), { origin: ORIGIN }) })).status).toBe(401)
  const lost = await registered('supervisor')
  const [person] = (await admin.call('get_users', {})).data.filter(({ username }) => username === 'supervisor')
  expect((await admin.call('take_second_factor', { user_id: Number(person?.user_id) }, randomUUID())).status).toBe(200)
  expect((await lost.caller.call('get_passkeys', {})).status).toBe(401)
  expect(await server.sql('select 1 from passkey')).toEqual([])
})

test('T-SAFE-46 a challenge for adding is worth nothing in another session of the same person', async () => {
  const [one, other] = [await server.signIn('planner'), await server.signIn('planner')]
  expect((await add(other, aDevice().create(await begin(one), { origin: ORIGIN }))).status).toBe(409)
  expect((await add(one, aDevice().create(await begin(one), { origin: ORIGIN }))).status).toBe(200)
  // What the door asks for is signed to come in, and adds nothing; nor does what was asked minutes ago.
  const user = { id: Buffer.from('1000.1').toString('base64url') }
  expect((await add(one, aDevice().create({ ...(await options()), user }, { origin: ORIGIN }))).status).toBe(409)
  const old = await begin(one)
  server.clock.now = NOW + 5 * 60_000
  expect((await add(one, aDevice().create(old, { origin: ORIGIN }))).status).toBe(409)
})

test('T-SAFE-46 who has an authenticator app gives its code to add a passkey: a known password on an open screen is not enough', async () => {
  const caller = await server.signIn('planner')
  const [app] = (await caller.call('begin_second_factor', { password: example.password }, randomUUID())).data
  await caller.call('confirm_second_factor', { code: codeOf(app?.secret, NOW) }, randomUUID())
  const asked = (code?: string) =>
    caller.call('begin_passkey', { password: example.password, ...(code ? { code } : {}) }, randomUUID())
  expect(await asked()).toMatchObject({
    status: 409,
    message: expect.stringContaining('code from your authenticator app'),
  })
  expect((await asked('000000')).message).toContain('The code is wrong')
  server.clock.now = NOW + 60_000
  expect((await asked(codeOf(app?.secret, NOW + 60_000))).status).toBe(200)
  await server.sql('delete from second_factor')
})

test('T-SAFE-46 whoever signs in with the company’s provider is let in by no passkey, and adds none', async () => {
  const { device, caller } = await registered('planner')
  const attempt = async () => await send('', { response: device.get(await options(), { origin: ORIGIN }) })
  const [planner] = await server.sql<{ user_id: number }>(
    "select user_id from app_user where company_id = 1000 and username = 'planner'",
  )
  await aProvider(server)
  expect((await attempt()).status).toBe(200)
  await aProviderLink(server, { user_id: Number(planner?.user_id) })
  expect(await attempt()).toMatchObject({ status: 401, message: expect.stringContaining('company’s own sign-in') })
  const begun = await caller.call('begin_passkey', { password: example.password }, randomUUID())
  expect(begun).toMatchObject({ status: 409, message: expect.stringContaining('company’s own sign-in') })
  await server.sql("delete from provider_identity; update sign_in_provider set passwords = 'terminals'")
  expect((await attempt()).status).toBe(401)
  await server.sql('update sign_in_provider set emergency_user = $1', [planner?.user_id])
  expect((await attempt()).status).toBe(200)
})

test('T-SAFE-46 a passkey is renamed and removed by its owner alone, and taken away within one’s own rights', async () => {
  const { caller, device } = await registered('planner')
  const rename = (by: Caller, passkey_name: string) =>
    by.call('rename_passkey', { credential_id: device.id, passkey_name }, randomUUID())
  const other = await server.signIn('supervisor')
  expect((await rename(caller, 'Yellow key')).status).toBe(200)
  expect((await rename(other, 'Mine')).status).toBe(404)
  const remove = { credential_id: device.id, password: example.password }
  expect((await other.call('remove_passkey', remove, randomUUID())).status).toBe(404)
  expect((await caller.call('get_passkeys', {})).data).toMatchObject([{ passkey_name: 'Yellow key' }])
  const [renamed] = await server.sql<{ after: unknown }>("select after from audit where what = 'passkey.renamed'")
  expect(renamed?.after).toEqual({ name: 'Yellow key' })
  // A limited administrator does not open the way to somebody with more than they have.
  const [admin] = await server.sql<{ user_id: number }>(
    "select user_id from app_user where company_id = 1000 and username = 'admin'",
  )
  await aPasskey(server, { user_id: Number(admin?.user_id) })
  await server.sql(
    "update app_user set granted = '{can-do-admin-actions,view-permissions}' where company_id = 1000 and username = 'planner'",
  )
  const taken = await caller.call('take_second_factor', { user_id: Number(admin?.user_id) }, randomUUID())
  expect(taken.status).toBe(403)
  await server.sql("update app_user set granted = '{}' where company_id = 1000 and username = 'planner'")
  expect(await server.sql('select 1 from passkey')).toHaveLength(2)
})

test('T-SAFE-46 a device that has counted beyond what a small number holds signs in', async () => {
  const { device } = await registered('planner')
  await server.sql('update passkey set counter = 4000000000')
  device.countTo(4_000_000_001)
  expect((await send('', { response: device.get(await options(), { origin: ORIGIN }) })).status).toBe(200)
})
