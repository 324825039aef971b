import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerOf, post, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'

const server = testServer()
const session = () => `${server.url}/api/session`
const browser = () => ({ 'content-type': 'application/json', origin: server.url, 'sec-fetch-site': 'same-origin' })

beforeEach(async () => {
  await server.sql('delete from sign_in_failure')
})
afterEach(() => {
  server.clock.now = null
})

async function signInAsBrowser(username = 'operator') {
  const response = await fetch(session(), {
    method: 'POST',
    headers: browser(),
    body: JSON.stringify({ company_key: 'example', username, password: example.password }),
  })
  const cookie = response.headers.get('set-cookie') ?? ''
  const { data } = await answerOf(response)
  return { cookie, pair: cookie.split(';')[0] ?? '', token: String(data[0]?.token), data }
}

const callAs = (headers: Record<string, string>, name = 'get_machines') =>
  fetch(`${server.url}/api/call`, {
    method: 'POST',
    headers: { ...browser(), ...headers },
    body: JSON.stringify({ name, payload: {} }),
  }).then(answerOf)

test('T-SHELL-11-B T-ENTITY-26-B a browser gets an httpOnly cookie and never a bearer token', async () => {
  const { cookie, data } = await signInAsBrowser()
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  expect(JSON.stringify(data)).not.toContain('bearer')
  expect(cookie).not.toContain(String(data[0]?.token))
})

test('T-ENTITY-26-B a cookie without the anti-forgery token changes and reads nothing by POST', async () => {
  const { pair, token } = await signInAsBrowser()
  expect(await callAs({ cookie: pair })).toMatchObject({
    status: 403,
    message: expect.stringContaining('Reload the page'),
  })
  expect((await callAs({ cookie: pair, 'x-takt-token': 'guessed' })).status).toBe(403)
  expect((await callAs({ cookie: pair, 'x-takt-token': token })).status).toBe(200)
})

test('T-ENTITY-26-B the anti-forgery token alone opens nothing', async () => {
  const { token } = await signInAsBrowser()
  expect((await callAs({ authorization: `Bearer ${token}`, 'x-takt-token': token })).status).toBe(401)
})

test('T-ENTITY-26 T-ENTITY-26-X the session carries who works here and what they may do', async () => {
  const { data } = await signInAsBrowser('interface')
  expect(data[0]).toMatchObject({
    usertype: 1,
    company_id: 1000,
    company_name: expect.any(String),
    machine_restrictions: ['M104', 'M105', 'M106'],
    settings: {
      show_cavities: expect.any(Number),
      internal_activity: expect.any(Number),
      resource_planning: expect.any(Number),
    },
    token: expect.stringMatching(/^.{20,}$/),
    dashboard_isolated: false,
    only_ia: false,
    deviceuser: false,
    signedInOnDevice: false,
    username: 'interface',
    employee_number: expect.any(String),
    permissions: expect.arrayContaining(['code-stops']),
    language: expect.stringMatching(/^(en|sv)$/),
    assigned_machine: expect.any(String),
    only_interface: true,
    only_dashboards: false,
    isolated_dashboard: expect.any(String),
    provider: 'balthzar',
  })
  const set = (column: string, value: number) =>
    server.sql(`update app_user set ${column} = ${value} where company_id = 1000 and username = 'interface'`)
  for (const name of ['show_cavities', 'internal_activity', 'resource_planning'] as const) {
    for (const value of [3, 0]) {
      await set(name, value)
      expect((await signInAsBrowser('interface')).data[0]).toMatchObject({ settings: { [name]: value } })
    }
  }
  const admin = await server.signIn('admin')
  const [row] = (await admin.call('get_users', {})).data.filter(({ username }) => username === 'interface')
  const beyond = await admin.raw({ name: 'save_user', payload: { ...row, password: '', show_cavities: 4 } })
  expect(beyond.body.error).toMatchObject({ status: 422, field: 'show_cavities' })
})

test('T-CALL-02-X the session names the provider prefix', async () => {
  const { data } = await signInAsBrowser()
  expect(data[0]?.provider).toBe('balthzar')
})

test.each([
  ['company', { company_key: 'nobody' }],
  ['user', { username: 'nobody' }],
  ['password', { password: 'wrong' }],
])('T-SHELL-11-B a wrong %s gets the same answer', async (_what, change) => {
  const answer = await post(session(), {
    company_key: 'example',
    username: 'operator',
    password: example.password,
    ...change,
  })
  expect(answer).toMatchObject({ status: 401, message: 'Company key, username or password is wrong.' })
})

test.each(['company_key', 'username', 'password'])('T-SHELL-11 T-SHELL-11-B sign-in needs %s', async (field) => {
  const who = { company_key: 'example', username: 'operator', password: example.password, [field]: '' }
  const answer = await post(session(), who)
  expect(answer.status).toBe(422)
  expect(answer.body.error).toMatchObject({ field })
})

test('T-SHELL-11-B repeated failures make one wait, longer each time, and a success forgets them', async () => {
  server.clock.now = Date.now()
  const wrong = () => post(session(), { company_key: 'example', username: 'planner', password: 'no' })
  for (let failure = 0; failure < 3; failure += 1) expect((await wrong()).status).toBe(401)
  expect(await wrong()).toMatchObject({ status: 429, message: 'Too many attempts. Try again in 1 s.' })
  // The right password has to wait as well, or the delay could be told from the answer.
  const right = { company_key: 'example', username: 'planner', password: example.password }
  expect((await post(session(), right)).status).toBe(429)
  server.clock.now += 1100
  expect((await wrong()).status).toBe(401)
  expect((await wrong()).message).toBe('Too many attempts. Try again in 2 s.')
  server.clock.now += 2100
  expect((await post(session(), right)).status).toBe(200)
  expect((await wrong()).status).toBe(401)
})

test.each([
  ['is inactive', 'active = false'],
  ['was valid until yesterday', "valid_until = now() - interval '1 day'"],
  ['may come from another address only', "allowed_addresses = '{10.9.8.7}'"],
])('T-SHELL-11-B a user who %s is refused', async (_what, change) => {
  await server.sql(`update app_user set ${change} where company_id = 1000 and username = 'planner'`)
  const opened = () =>
    server.sql("select 1 from session join app_user using (company_id, user_id) where username = 'planner'")
  const before = await opened()
  const answer = await post(session(), { company_key: 'example', username: 'planner', password: example.password })
  // Not even one that the next look would end.
  expect(await opened()).toEqual(before)
  await server.sql(
    "update app_user set active = true, valid_until = null, allowed_addresses = '{}' where company_id = 1000",
  )
  expect(answer).toMatchObject({ status: 401, message: 'Company key, username or password is wrong.' })
})

test('T-SHELL-11-B a password is kept as Argon2id only, and from an allowed address it opens', async () => {
  await server.sql(
    "update app_user set allowed_addresses = '{127.0.0.1,::1,::ffff:127.0.0.1}' where username = 'planner'",
  )
  const answer = await post(session(), { company_key: 'example', username: 'planner', password: example.password })
  await server.sql("update app_user set allowed_addresses = '{}' where username = 'planner'")
  expect(answer.status).toBe(200)
  const rows = await server.sql<{ password_hash: string }>('select password_hash from app_user')
  for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[\w-]{22}\$/)
})

test('T-SHELL-26 signing out ends the session on the server', async () => {
  const { pair, token } = await signInAsBrowser()
  const out = await fetch(session(), { method: 'DELETE', headers: { cookie: pair, 'x-takt-token': token } })
  expect(out.status).toBe(200)
  expect((await callAs({ cookie: pair, 'x-takt-token': token })).status).toBe(401)
})

test('T-SAFE-120 who signs in again in a browser has one session there: the one before is over', async () => {
  const first = await signInAsBrowser()
  const answer = await fetch(session(), {
    method: 'POST',
    headers: { ...browser(), cookie: first.pair },
    body: JSON.stringify({ company_key: 'example', username: 'supervisor', password: example.password }),
  })
  expect(answer.status).toBe(200)
  const status = async (cookie: string) => (await fetch(session(), { headers: { ...browser(), cookie } })).status
  expect(await status(first.pair)).toBe(401)
  expect(await status(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')).toBe(200)
  const [told] = await server.sql("select what from audit where what = 'session.closed' and username = 'operator'")
  expect(told).toEqual({ what: 'session.closed' })
})

test('an expired session is refused', async () => {
  const operator = await server.signIn('operator')
  server.clock.now = Date.now() + 8 * 24 * 3_600_000
  expect((await operator.call('get_machines', {})).status).toBe(401)
})

test('W-PERM-30-X a right taken away is felt by the next call', async () => {
  const supervisor = await server.signIn('supervisor')
  const save = () => supervisor.call('get_config', { system_function: 'dashboards', template: 'moulding' })
  expect((await save()).status).toBe(200)
  await server.sql(
    "update app_user set removed = '{can-access-dashboard}' where company_id = 1000 and username = 'supervisor'",
  )
  expect(await save()).toMatchObject({ status: 403, message: expect.stringContaining('can-access-dashboard') })
  await server.sql("update app_user set removed = '{}' where company_id = 1000 and username = 'supervisor'")
})

test('another site cannot sign its visitor in', async () => {
  const response = await fetch(session(), {
    method: 'POST',
    headers: { ...browser(), origin: 'https://evil.example' },
    body: JSON.stringify({ company_key: 'example', username: 'operator', password: example.password }),
  })
  expect(response.status).toBe(403)
})

test('secrets never reach the log', async () => {
  await post(session(), { company_key: 'example', username: 'operator', password: 'hunter2-unmistakable' })
  expect(server.log.join()).toContain('sign-in failed')
  expect(server.log.join()).not.toContain('hunter2-unmistakable')
})

test('T-NAV-15-B W-PERM-31-X a user restricted to machines cannot name another one', async () => {
  const restricted = await server.signIn('restricted')
  const { data } = await restricted.call('get_machines', {})
  expect(data).toHaveLength(2)
  const other = data.some(({ machine_id }) => machine_id === 'M101') ? 'K501' : 'M101'
  const answer = await restricted.call('get_machine', { machine_id: other })
  expect(answer).toMatchObject({ status: 403, message: `You do not have access to machine ${other}.` })
})

test('T-NAV-16-X T-NAV-15-B a device user acts only after an employee signed in on the device', async () => {
  const device = await server.signIn('device')
  const action = () => device.call('add_my_machine', { machine_id: 'M101' })
  expect((await device.call('get_machines', {})).status).toBe(200)
  expect(await action()).toMatchObject({ status: 403, message: 'Sign in on this device first.' })
  expect(await device.call('sign_in_on_device', { employee: 'nobody' })).toMatchObject({
    status: 409,
    message: 'Failed to find employee. Check the number and enter it again.',
  })
  const [employee] = await server.sql<{ employee_number: string }>(
    'select employee_number from employee where company_id = 1000 and allow_sign_in limit 1',
  )
  expect((await device.call('sign_in_on_device', { employee: employee?.employee_number ?? '' })).status).toBe(200)
  expect((await action()).status).not.toBe(403)
  await device.call('sign_in_on_device', { employee: '' })
  expect((await action()).status).toBe(403)
})

test('T-PERM-04-X the client learns whether an ERP token exists, never the token', async () => {
  await server.sql("update company set erp_api_token = 'erp-secret-42' where company_id = 1000")
  const { data } = await signInAsBrowser('admin')
  expect(data[0]).toMatchObject({ has_api_token: true })
  expect(JSON.stringify(data)).not.toContain('erp-secret-42')
})

test('T-PERM-14-X a role is a bundle: granted and removed permissions decide', async () => {
  await server.sql(
    "update app_user set granted = '{confirm-orders}', removed = '{code-stops}' where company_id = 1000 and username = 'operator'",
  )
  const { data } = await signInAsBrowser('operator')
  await server.sql(
    "update app_user set granted = '{}', removed = '{}' where company_id = 1000 and username = 'operator'",
  )
  expect(data[0]?.permissions).toContain('confirm-orders')
  expect(data[0]?.permissions).not.toContain('code-stops')
})

test('T-NAV-07-X T-NAV-09-X an administrator says which part of the product a user has and where they begin in it', async () => {
  const admin = await server.signIn('admin')
  const of = async (username: string) =>
    (await admin.call('get_users', {})).data.find((row) => row.username === username) as Record<string, unknown>
  const save = async (username: string, change: object) =>
    await admin.raw({ name: 'save_user', payload: { ...(await of(username)), password: '', ...change } })
  expect(await of('wall')).toMatchObject({ sees: 'dashboard', isolated_dashboard: 'factory-overview' })
  expect(await of('interface')).toMatchObject({ sees: 'machine' })
  const before = await server.signIn('planner')
  expect((await save('planner', { sees: 'dashboards', isolated_dashboard: 'moulding' })).status).toBe(200)
  expect((await before.call('get_machines', {})).status).toBe(401)
  expect((await signInAsBrowser('planner')).data[0]).toMatchObject({
    only_dashboards: true,
    only_interface: false,
    dashboard_isolated: false,
    isolated_dashboard: 'moulding',
  })
  expect((await save('planner', { sees: 'machine', assigned_machine: 'M107' })).status).toBe(200)
  expect((await signInAsBrowser('planner')).data[0]).toMatchObject({
    only_dashboards: false,
    only_interface: true,
    assigned_machine: 'M107',
  })
  expect(await save('planner', { sees: 'dashboard', isolated_dashboard: '' })).toMatchObject({
    status: 409,
    message: 'Choose the dashboard that the user has.',
  })
  expect((await save('planner', { isolated_dashboard: 'nowhere' })).message).toBe('There is no dashboard nowhere.')
  expect((await save('planner', { assigned_machine: 'X9' })).message).toContain('X9')
  // Who leaves it out changes nothing of it, and two marks of one user stay two.
  await server.sql("update app_user set only_ia = true where company_id = 1000 and username = 'wall'")
  const { sees: _sees, isolated_dashboard: _slug, assigned_machine: _machine, ...rest } = await of('wall')
  expect((await admin.raw({ name: 'save_user', payload: { ...rest, password: '' } })).status).toBe(200)
  expect((await signInAsBrowser('wall')).data[0]).toMatchObject({
    only_ia: true,
    dashboard_isolated: true,
    isolated_dashboard: 'factory-overview',
  })
  // The last administrator is not shut up in a part of the product.
  expect(await save('admin', { sees: 'dashboards' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Nobody could run the administration'),
  })
})
