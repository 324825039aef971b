import { randomUUID } from 'node:crypto'
import { newCall, newEntry } from '@takt/domain/dashboards/call-config.ts'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { listedHosts } from '@takt/domain/ground/allowed-hosts.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { certificate, openOutsideHost } from '../../test/outside-host.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { outsideSender } from '../ground/call/send-outside.ts'
import { outsideAddresses } from '../ground/outside/outside-addresses.ts'

const server = testServer({ authorities: certificate })
let outside: Awaited<ReturnType<typeof openOutsideHost>>
let admin: Caller
let operator: Caller
const body = [
  { ...newEntry, key: 'fixed', value: 'as written' },
  { ...newEntry, key: 'cycles', type: 'dataValue' as const },
  { ...newEntry, key: 'why', type: 'prompt' as const, dataType: 'text' },
]

beforeAll(async () => {
  outside = await openOutsideHost()
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})
afterAll(() => outside.close())
beforeEach(async () => {
  outside.heard.length = 0
  await allow(`localhost:${outside.port}; 127.0.0.1:${outside.port}`)
})

const allow = (value: string) => admin.call('set_company_setting', { name: 'externalActionHosts', value })

async function save(call: object, more: object = {}, slug = 'press-me'): Promise<string> {
  const widget = {
    id: 'w1',
    component: 'action-button',
    pos: { x: 0, y: 0, w: 4, h: 4 },
    config: { apiCall: { ...newCall, external: true, ...call }, ...more },
  }
  const config = Dashboard.parse({ slug, title: 'Press', widgets: [widget] })
  const [row] = await server.sql<{ version: number }>(`select version from config where template = $1`, [slug])
  const answer = await admin.call('save_config', {
    system_function: 'dashboards',
    template: slug,
    config,
    version: row?.version ?? 0,
  })
  expect(answer.status, answer.message).toBe(200)
  return slug
}

const address = (path: string, host = 'localhost') => `https://${host}:${outside.port}${path}`
const press = (template: string, more: object = {}, who = operator, request_id?: string) =>
  who.call('run_external_action', { template, widget_id: 'w1', prompts: { '2': 'belt' }, ...more }, request_id)

test('D-CALL-44-B D-ENTITY-56 D-ENTITY-59 the server makes the stored call, with headers that only it knows', async () => {
  const [last] = await server.sql<{ audit_id: number }>('select max(audit_id) as audit_id from audit')
  const headers = [{ key: 'Authorization', value: 'Bearer outside-secret' }]
  const slug = await save({ url: address('/hold'), headers, body })
  const answer = await press(slug, { values: { '0': 'forged', '1': 42, '9': 'more' } })
  expect(answer.data).toEqual([{ ok: true, status: 204 }])
  const [heard] = outside.heard
  expect(heard).toMatchObject({ method: 'POST', url: '/hold' })
  expect(JSON.parse(heard?.body ?? '')).toEqual({ fixed: 'as written', cycles: 42, why: 'belt' })
  expect(heard?.headers.authorization).toBe('Bearer outside-secret')
  expect(heard?.headers.cookie).toBeUndefined()
  expect(JSON.stringify(heard?.headers)).not.toContain(operator.bearer)
  const audit = await server.sql<{ username: string; after: object }>(
    `select username, what, after from audit where what like 'action.%' and audit_id > $1 order by audit_id`,
    [last?.audit_id ?? 0],
  )
  expect(audit).toMatchObject([
    { username: 'operator', what: 'action.pressed', after: { url: address('/hold') } },
    { username: 'operator', what: 'action.answered', after: { url: address('/hold'), status: 204 } },
  ])
})

test('D-CALL-44-B header values are written and never read: not in the config, the audit or a saved widget', async () => {
  const headers = [{ key: 'X-Key', value: 'write-only' }]
  const slug = await save({ url: address('/a'), headers })
  const [stored] = (await admin.call('get_config', { system_function: 'dashboards', template: slug })).data
  expect(stored?.config).toMatchObject({
    widgets: [{ config: { apiCall: { headers: [{ key: 'X-Key', value: '', kept: true }] } } }],
  })
  await admin.call('save_widget_config', {
    compname: 'action-button',
    name: 'x',
    config: { apiCall: { ...newCall, external: true, headers } },
  })
  const everywhere = await server.sql<{ text: string }>(`
    select config::text as text from config union all select config::text from widget_config
    union all select concat(before, after) from audit union all select answer::text from request_answer`)
  expect(everywhere.filter(({ text }) => text?.includes('write-only'))).toEqual([])
  // Saved again as it was loaded, the value is still there; with another host it is not.
  await save({ url: address('/b'), headers: [{ key: 'X-Key', value: '', kept: true }] })
  await press(slug)
  expect(outside.heard.at(-1)?.headers['x-key']).toBe('write-only')
  await save({ url: address('/b', '127.0.0.1'), headers: [{ key: 'X-Key', value: '', kept: true }] })
  await press(slug)
  expect(outside.heard.at(-1)?.headers['x-key']).toBeUndefined()
})

test('D-CALL-44-B only listed hosts over https are called, and private addresses only when listed', async () => {
  const slug = await save({ url: address('/a') })
  await allow('')
  expect((await press(slug)).message).toMatch(/is not among the hosts/)
  // The name is listed, the address it leads to is not.
  await allow(`localhost:${outside.port}`)
  expect((await press(slug)).data).toEqual([{ ok: false, status: 0 }])
  await allow(`localhost:${outside.port}; 127.0.0.1`)
  expect((await press(slug)).data).toEqual([{ ok: true, status: 204 }])
  // Such a host is not saved any more; one that was is not called.
  await server.sql(
    `update company_setting set value = '169.254.169.254; localhost; 127.0.0.1' where name = 'externalActionHosts'`,
  )
  await save({ url: 'https://169.254.169.254/latest/meta-data' })
  expect((await press(slug)).message).toMatch(/is not among the hosts/)
  // Such an address is not saved any more (D-VALID-18-X); one that was is not called.
  await server.sql(
    `update config set config = jsonb_set(config, '{widgets,0,config,apiCall,url}', '"http://localhost/a"') where template = $1`,
    [slug],
  )
  expect((await press(slug)).message).toMatch(/is not among the hosts/)
  expect(outside.heard).toHaveLength(1)
})

test('D-CALL-44-B a redirect is not followed, another status than 2xx is a failure', async () => {
  const slug = await save({ url: address('/moved') })
  expect((await press(slug)).data).toEqual([{ ok: false, status: 302 }])
  await save({ url: address('/broken') })
  expect((await press(slug)).data).toEqual([{ ok: false, status: 500 }])
  expect(outside.heard.map(({ url }) => url)).toEqual(['/moved', '/broken'])
})

test('D-CALL-44-B D-PERM-04-X D-VALID-16-X nothing is sent without an answer, a button or the right to press it', async () => {
  const slug = await save({ url: address('/a'), body })
  expect((await press(slug, { prompts: { '2': ' ' } })).message).toMatch(/“why” must be answered/)
  expect((await press('moulding')).status).toBe(404)
  const viewer = await server.signIn('dashboards')
  expect((await press(slug, {}, viewer)).status).toBe(403)
  await save({ url: '/api/call', external: false, body })
  expect((await press(slug)).status).toBe(404)
  expect(outside.heard).toEqual([])
})

test('D-CALL-44-B a host that says nothing is waited for so long and no longer', async () => {
  const send = outsideSender({ authorities: certificate, addresses: outsideAddresses('127.0.0.1'), withinMs: 100 })
  const call = { method: 'GET', url: address('/silent'), headers: {}, body: undefined }
  const hosts = listedHosts(`localhost:${outside.port}; 127.0.0.1`)
  expect(await send(call, hosts)).toEqual({ status: 0, problem: 'no answer' })
})

test('T-PLANT-311 a slow host holds no transaction, and the same request is sent once', async () => {
  const slug = await save({ url: address('/held') })
  const request_id = randomUUID()
  const first = press(slug, {}, operator, request_id)
  // What the test before gave up may still arrive.
  const heardHeld = () => outside.heard.filter(({ url }) => url === '/held')
  await expect.poll(() => heardHeld().length).toBe(1)
  // Committed before it was sent: who presses after a fall of the server is not taken for somebody new.
  const kept = await server.sql('select answer from request_answer where request_id = $1', [request_id])
  expect(kept).toMatchObject([{ answer: { data: [{ ok: false, status: 0 }] } }])
  // Jobs of the server come and go; one that the press held would stay until the host answers.
  const held = `select query from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`
  await expect.poll(() => server.sql(held)).toEqual([])
  const again = press(slug, {}, operator, request_id)
  // Another call comes and goes meanwhile: the repeated one had time to be answered too early.
  expect((await press('moulding')).status).toBe(404)
  outside.release()
  expect((await first).data).toEqual([{ ok: true, status: 204 }])
  expect((await again).data).toEqual([{ ok: true, status: 204 }])
  expect((await press(slug, {}, operator, request_id)).data).toEqual([{ ok: true, status: 204 }])
  expect(heardHeld()).toHaveLength(1)
})

test('D-CALL-44-B with a dashboard its header values go', async () => {
  const slug = await save({ url: address('/a'), headers: [{ key: 'X', value: 'secret' }] }, {}, 'press-and-go')
  const left = () => server.sql(`select 1 from action_header where template = $1`, [slug])
  expect(await left()).toHaveLength(1)
  await admin.call('delete_config', { system_function: 'dashboards', template: slug })
  expect(await left()).toEqual([])
})
