import { procedures } from '@takt/contract/procedures.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { samples } from '../../test/samples.ts'
import { type Answer, answerOf, type Caller, post, testServer } from '../../test/test-server.ts'

const server = testServer()
/** Where whoever tries codes has to wait soon: elsewhere they would hold the other tests up. */
const strict = testServer({ signInRate: { perSecond: 0.001, burst: 5 } })
const DAY = 86_400_000
let admin: Caller
beforeAll(async () => {
  admin = await server.signIn('admin')
})
beforeEach(() => {
  server.clock.now = null
})

interface Link {
  readonly link_id: number
  readonly company_id: string
  readonly code: string
}

async function newLink(dashboard = 'moulding', expires_at: string | null = null): Promise<Link> {
  const { data } = await admin.call('create_wall_link', { name: 'Hall A', dashboard, expires_at })
  const [, , , company_id, code] = String(data[0]?.path).split('/')
  return { link_id: Number(data[0]?.link_id), company_id: company_id ?? '', code: code ?? '' }
}

const exchange = (link: { company_id: string; code: string }) =>
  post(`${server.url}/api/wall-session`, { company_id: link.company_id, code: link.code })
const bearerOf = (answer: Answer) => String(answer.data[0]?.bearer)
const callAs = (bearer: string, name: string, payload: object = {}) =>
  post(`${server.url}/api/call`, { name, payload }, bearer)
const listed = async (link_id: number) =>
  (await admin.call('get_wall_links', {})).data.find((row) => row.link_id === link_id)

test('T-ROUTE-72-B the code is long, random, shown once, and stands nowhere in the database', async () => {
  const request_id = crypto.randomUUID()
  const make = () =>
    admin.call('create_wall_link', { name: 'Once', dashboard: 'moulding', expires_at: null }, request_id)
  const path = String((await make()).data[0]?.path)
  expect(path).toMatch(/^\/isolation\/db\/1000\/[\w-]{51}$/)
  expect((await newLink()).code).not.toBe((await newLink()).code)
  // A repeat of the request makes no second link, and does not tell the code again.
  expect(await make()).toMatchObject({ status: 422, data: [] })
  const code = path.slice(-51)
  const tables = await server.sql<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  )
  for (const { name } of tables) {
    const found = await server.sql(`select 1 from "${name}" t where t::text like $1`, [`%${code}%`])
    expect(found, name).toEqual([])
  }
  expect(server.log.join()).not.toContain(code)
})

test('T-ROUTE-72 T-ROUTE-72-B a code is exchanged for a session that sees its dashboard without anybody signing in', async () => {
  const answer = await exchange(await newLink())
  expect(answer).toMatchObject({
    status: 200,
    data: [{ dashboard_isolated: true, isolated_dashboard: 'moulding', permissions: ['can-access-dashboard'] }],
  })
  const bearer = bearerOf(answer)
  const config = { system_function: 'dashboards', template: 'moulding' }
  expect((await callAs(bearer, 'get_config', config)).data).toHaveLength(1)
  expect((await callAs(bearer, 'get_configs', { system_function: 'dashboards' })).data).toHaveLength(1)
  const browser = await fetch(`${server.url}/api/wall-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(await newLink()),
  })
  expect(browser.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  expect(JSON.stringify(await answerOf(browser))).not.toContain('bearer')
})

test('T-ROUTE-72-B a wall’s session reads what draws its dashboard, and can do nothing at all', async () => {
  const bearer = bearerOf(await exchange(await newLink()))
  const good = samples({ machine_id: 'M101', card_no: 'x', employee: '0101', stop_code: '1', dashboard: 'moulding' })
  for (const { name, kind, onWalls } of procedures.map((one) => ({ onWalls: false, ...one }))) {
    const { status, message } = await callAs(bearer, name, good[name])
    expect([name, kind === 'load' && onWalls ? 'load' : message]).toEqual([
      name,
      onWalls ? 'load' : 'A wall display shows only what it was made for.',
    ])
    if (!onWalls) expect([name, status]).toEqual([name, 403])
  }
  const other = { system_function: 'dashboards', template: 'factory-overview' }
  expect((await callAs(bearer, 'get_config', other)).status).toBe(404)
  expect((await callAs(bearer, 'get_config', { system_function: 'webcolumns', template: 'machines' })).status).toBe(403)
  expect((await callAs(bearer, 'get_configs', { system_function: 'liveviews' })).status).toBe(403)
})

test('T-ROUTE-72-B of machines a wall sees those of its dashboard, in calls and over the live link', async () => {
  const dashboard = {
    slug: 'two-machines',
    title: 'Two machines',
    dataSources: [{ slug: 'two', name: 'Two', source: 'machines', parameters: { machine_ids: 'M101;M102' } }],
    widgets: [],
  }
  const place = { system_function: 'dashboards', template: 'two-machines' } as const
  await admin.call('save_config', { ...place, config: dashboard, version: 0 })
  const link = await newLink('two-machines')
  const bearer = bearerOf(await exchange(link))
  const ids = async () => (await callAs(bearer, 'get_machines')).data.map(({ machine_id }) => machine_id)
  expect(await ids()).toEqual(['M101', 'M102'])
  expect((await callAs(bearer, 'get_machine', { machine_id: 'C301' })).status).toBe(403)
  const heard = await listen(bearer)
  const at = new Date().toISOString()
  await server.ingest([
    { seq: 1, machine_id: 'C301', at, kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'M102', at, kind: 'state', value: 'running' },
  ])
  await expect.poll(() => heard.machines).toContain('M102')
  expect(heard.machines).not.toContain('C301')
  heard.socket.close()
  // A dashboard that is gone, or shows no machine, must not open all of them.
  await admin.call('save_config', { ...place, config: { ...dashboard, dataSources: [] }, version: 1 })
  expect(await ids()).toEqual([])
  await admin.call('delete_config', place)
  expect(await ids()).toEqual([])
})

test('T-ROUTE-72-B a wall draws the dashboards inside its own, with their machines, and no others', async () => {
  const save = (slug: string, widgets: object[]) =>
    admin.call('save_config', {
      system_function: 'dashboards',
      template: slug,
      config: { slug, title: slug, widgets },
      version: 0,
    })
  const pos = { x: 0, y: 0, w: 1, h: 1 }
  await save('inner', [{ id: 'a', component: 'status', pos, config: { machineId: ['C302'] } }])
  await save('outer', [{ id: 'b', component: 'sub-dashboard', pos, config: { dashboard: { slug: 'inner' } } }])
  const bearer = bearerOf(await exchange(await newLink('outer')))
  const load = (template: string) => callAs(bearer, 'get_config', { system_function: 'dashboards', template })
  expect((await load('inner')).status).toBe(200)
  expect((await load('moulding')).status).toBe(404)
  expect((await callAs(bearer, 'get_machines')).data).toMatchObject([{ machine_id: 'C302' }])
})

test('T-CALL-29 the live-data link opens with the session alone, and closes without one', async () => {
  const heard = await listen(admin.bearer)
  expect(heard.welcome).toMatchObject({ type: 'welcome', epoch: expect.any(String) })
  heard.socket.close()
  await expect(listen('x'.repeat(43))).rejects.toThrow('401')
})

test.each([
  [
    'a wrong code',
    (link: Link) => ({ ...link, code: `${link.code.slice(0, 50)}${link.code[50] === 'A' ? 'B' : 'A'}` }),
  ],
  ['the beginning alone', (link: Link) => ({ ...link, code: link.code.slice(0, 8) })],
  ['another company', (link: Link) => ({ ...link, company_id: '1010' })],
  ['no company at all', (link: Link) => ({ ...link, company_id: "1000' or true" })],
  ['an unknown link', () => ({ company_id: '1000', code: 'x'.repeat(51) })],
  ['no code', () => ({ company_id: '1000', code: '' })],
])('T-ROUTE-72-B %s gets the same answer', async (_, change) => {
  const answer = await exchange(change(await newLink()))
  expect(answer.status).toBe(401)
  expect(answer.message).toContain('This link opens nothing.')
})

test('T-ROUTE-72-B a revoked link opens nothing and ends what it had opened; its last use is told', async () => {
  const link = await newLink()
  expect(await listed(link.link_id)).toMatchObject({ last_used_at: null, revoked_at: null, created_by: 'admin' })
  const bearer = bearerOf(await exchange(link))
  expect(await listed(link.link_id)).toMatchObject({ last_used_at: expect.any(String) })
  expect((await callAs(bearer, 'get_machines')).status).toBe(200)
  expect((await admin.call('revoke_wall_link', { link_id: link.link_id })).status).toBe(200)
  expect((await callAs(bearer, 'get_machines')).status).toBe(401)
  expect((await exchange(link)).status).toBe(401)
  expect(await listed(link.link_id)).toMatchObject({ revoked_at: expect.any(String) })
  const again = { link_id: link.link_id, name: 'Back', expires_at: null }
  expect(await admin.call('change_wall_link', again)).toMatchObject({ status: 409 })
})

test('T-ROUTE-72-B a link ends when its administrator says, and its sessions with it', async () => {
  const soon = new Date(Date.now() + DAY).toISOString()
  const link = await newLink('moulding', soon)
  const bearer = bearerOf(await exchange(link))
  server.clock.now = Date.now() + 2 * DAY
  expect((await callAs(bearer, 'get_machines')).status).toBe(401)
  expect((await exchange(link)).status).toBe(401)
  server.clock.now = null
  const change = { link_id: link.link_id, name: 'Hall B', expires_at: new Date(Date.now() + 30 * DAY).toISOString() }
  await admin.call('change_wall_link', change)
  expect(await listed(link.link_id)).toMatchObject({ name: 'Hall B' })
  server.clock.now = Date.now() + 2 * DAY
  expect((await exchange(link)).status).toBe(200)
  const past = { name: 'Late', dashboard: 'moulding', expires_at: new Date(0).toISOString() }
  expect((await admin.call('create_wall_link', past)).status).toBe(409)
})

test('T-ROUTE-72-B only an administrator makes, changes and revokes wall links, and only of their own company', async () => {
  const { link_id } = await newLink()
  const operator = await server.signIn('operator')
  const stranger = await server.signIn('admin', 'second')
  const attempts = (who: Caller) => [
    who.call('create_wall_link', { name: 'x', dashboard: 'moulding', expires_at: null }),
    who.call('change_wall_link', { link_id, name: 'x', expires_at: null }),
    who.call('revoke_wall_link', { link_id }),
  ]
  for (const answer of await Promise.all(attempts(operator))) expect(answer.status).toBe(403)
  expect((await operator.call('get_wall_links', {})).status).toBe(403)
  for (const answer of await Promise.all(attempts(stranger))) expect(answer.status).toBe(404)
  expect((await stranger.call('get_wall_links', {})).data).toEqual([])
  expect(await listed(link_id)).toMatchObject({ name: 'Hall A', revoked_at: null })
})

test('T-CALL-38-X after signing out the old session answers 401, also when one signs out twice', async () => {
  const { bearer } = await server.signIn('planner')
  const out = () =>
    fetch(`${server.url}/api/session`, { method: 'DELETE', headers: { authorization: `Bearer ${bearer}` } })
  expect((await callAs(bearer, 'get_machines')).status).toBe(200)
  expect((await out()).status).toBe(200)
  expect((await callAs(bearer, 'get_machines')).status).toBe(401)
  expect((await out()).status).toBe(401)
  expect((await callAs(bearer, 'get_machines')).status).toBe(401)
})

test('T-ROUTE-72-B who tries many codes has to wait', async () => {
  const guess = () => post(`${strict.url}/api/wall-session`, { company_id: '1000', code: 'guess'.repeat(10) })
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).status).toBe(401)
  expect(await guess()).toMatchObject({ status: 429, message: expect.stringContaining('Too many attempts') })
})

interface Heard {
  readonly socket: WebSocket
  readonly welcome: unknown
  readonly machines: string[]
}

function listen(bearer: string): Promise<Heard> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  const machines: string[] = []
  return new Promise((done, failed) => {
    socket.on('error', failed)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged'] })))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.type === 'welcome') done({ socket, welcome: message, machines })
      for (const event of message.events ?? []) machines.push(event.data.machine_id)
    })
  })
}
