/** Keys of machine signals: replaced by an administrator, without a shell on the server. Those of programs: import.test. */
import { askCommitted } from '@takt/connectors/ingest-client/ingest-http.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, post, testServer } from '../../test/test-server.ts'
import { createLog } from '../ground/log.ts'
import { serverSettings } from '../ground/server-settings.ts'
import { example } from '../seed/example.ts'
import { startServer } from '../start-server.ts'

const server = testServer()
const MINUTE = 60_000
const refused = 'This key for machine signals is not valid or was revoked.'
let admin: Caller
let seq = 0

beforeEach(async () => {
  server.clock.now = null
  admin = await server.signIn('admin')
})

async function newKey(name: string, as = admin): Promise<{ key: string; key_id: number }> {
  const { status, data } = await as.call('create_access_key', { opens: 'signals', name })
  expect(status).toBe(200)
  return { key: String(data[0]?.key), key_id: Number(data[0]?.key_id) }
}

const keysOf = async (as: Caller) => (await as.call('get_access_keys', { opens: 'signals' })).data
const rowOf = async (key_id: number) => (await keysOf(admin)).find((row) => row.key_id === key_id)

const send = (key: string, url = server.url) => {
  seq += 1
  const at = new Date().toISOString()
  const signals = [{ seq, machine_id: 'M101', at, kind: 'state', value: 'running' }]
  return post(`${url}/api/ingest`, { connector: 'keys', signals }, key)
}

const asked = (key: string) =>
  fetch(`${server.url}/api/ingest?connector=keys`, { headers: { authorization: `Bearer ${key}` } })

test('T-PLANT-152 a key for signals is made, shown once, sent with, and listed with its last use to the minute', async () => {
  const start = Date.now()
  server.clock.now = start
  const { key, key_id } = await newKey('Hall 1')
  expect(key).toMatch(/^takt_signals_[\w-]{43}$/)
  expect(await server.sql("select 1 from access_key k where k::text like '%' || $1 || '%'", [key])).toEqual([])
  const made = {
    name: 'Hall 1',
    created_by: 'admin',
    created_at: new Date(start).toISOString(),
    revoked_at: null,
    last_day: null,
    end: 'open',
  }
  expect(await rowOf(key_id)).toEqual({ key_id, ...made, last_used_at: null })
  for (const [after, noted] of [
    [1000, 1000],
    [MINUTE, 1000],
    [MINUTE + 1000, MINUTE + 1000],
  ] as const) {
    server.clock.now = start + after
    expect(await send(key)).toMatchObject({ status: 200, body: { accepted: 1 } })
    expect(await rowOf(key_id)).toMatchObject({ last_used_at: new Date(start + noted).toISOString() })
  }
  server.clock.now = null
  expect(await keysOf(admin)).toContainEqual(expect.objectContaining({ name: 'Example plant' }))
  expect(await post(`${server.url}/api/import`, { kind: 'tools', records: [] }, key)).toMatchObject({ status: 401 })
})

test('T-PLANT-153 a revoked key is refused with a sentence at once and in every process, the others go on, and the audit log has it', async () => {
  const settings = serverSettings({}, { port: 0 })
  const second = await startServer({ database: server.database, settings, log: createLog(() => {}), now: Date.now })
  try {
    const { key, key_id } = await newKey('Leaked')
    expect((await send(key)).status).toBe(200)
    expect((await send(key, second.url)).status).toBe(200)
    expect((await admin.call('revoke_access_key', { key_id })).status).toBe(200)
    for (const url of [server.url, second.url]) {
      const answer = await send(key, url)
      expect([answer.status, answer.message]).toEqual([401, expect.stringContaining(refused)])
      // What a connector writes into its log.
      const connector = askCommitted({ url, key }, { connector: 'keys', sender: '' })
      await expect(connector).rejects.toThrow(`answered 401: ${refused}`)
      const headers = { authorization: `Bearer ${key}` }
      for (const path of ['/api/ingest?connector=keys', '/api/commands']) {
        expect((await fetch(`${url}${path}`, { headers })).status).toBe(401)
      }
      expect((await post(`${url}/api/ingest/report`, {}, key)).status).toBe(401)
      expect((await send(example.ingestKey, url)).status).toBe(200)
    }
    const revoked_at = String((await rowOf(key_id))?.revoked_at)
    expect((await admin.call('revoke_access_key', { key_id })).status).toBe(200)
    expect(await rowOf(key_id)).toMatchObject({ revoked_at })
    const trail = await server.sql<object>(
      "select username, what from audit where what in ('access-key.created', 'access-key.revoked') and key = $1 order by audit_id limit 2",
      [String(key_id)],
    )
    expect(trail).toEqual([
      { username: 'admin', what: 'access-key.created' },
      { username: 'admin', what: 'access-key.revoked' },
    ])
  } finally {
    await second.stop()
  }
})

test('T-SAFE-134 a key with an end is refused from the end of that day of the plant on, and says until when it was valid', async () => {
  // The plant is in Stockholm: its 10 March ends at 23 UTC.
  server.clock.now = Date.parse('2026-03-01T10:00:00Z')
  admin = await server.signIn('admin')
  const made = await admin.call('create_access_key', { opens: 'signals', name: 'Supplier', last_day: '2026-03-10' })
  const [key, key_id] = [String(made.data[0]?.key), Number(made.data[0]?.key_id)]
  expect(await rowOf(key_id)).toMatchObject({ last_day: '2026-03-10', end: 'ending' })
  // By nine days later the session of seven is over, and so are signals of the real hour.
  server.clock.now = Date.parse('2026-03-10T22:59:59Z')
  expect((await asked(key)).status).toBe(200)
  server.clock.now = Date.parse('2026-03-10T23:00:00Z')
  const answer = await asked(key)
  expect([answer.status, (await answer.json()).call_status[0].call_message]).toEqual([
    401,
    'This key for machine signals was valid until 2026-03-10. Make a new one under Administration, Machine connections.',
  ])
  admin = await server.signIn('admin')
  expect(await rowOf(key_id)).toMatchObject({ end: 'ended' })
  expect((await admin.call('get_system', {})).data[0]).toMatchObject({
    alerts: expect.arrayContaining([expect.objectContaining({ alert: 'keys-ended', names: ['Supplier'] })]),
  })
  const late = await admin.call('create_access_key', { opens: 'signals', name: 'Too late', last_day: '2026-03-09' })
  expect([late.status, late.message]).toEqual([409, 'That day is over: the key would open nothing.'])
  expect((await keysOf(admin)).map(({ name }) => name)).not.toContain('Too late')
  const of = await admin.call('create_access_key', { opens: 'import', name: 'ERP', last_day: '2026-04-09' })
  expect((await admin.call('get_system', {})).data[0]).toMatchObject({
    alerts: expect.arrayContaining([expect.objectContaining({ alert: 'keys-ending', names: ['ERP'] })]),
  })
  server.clock.now = Date.parse('2026-04-10T00:00:00Z')
  const refusal = await post(`${server.url}/api/import`, { kind: 'tools', records: [] }, String(of.data[0]?.key))
  expect([refusal.status, refusal.message]).toEqual([
    401,
    'This key was valid until 2026-04-09. Make a new one under Administration, Bring in data.',
  ])
  await server.sql("delete from access_key where name in ('Supplier', 'ERP')")
})

test('T-PLANT-152 T-PLANT-153 keys of another company are not seen and not revoked; who may not administrate or sees some machines only makes none', async () => {
  const stranger = await server.signIn('admin', 'second')
  const { key, key_id } = await newKey('Ours')
  const theirs = await newKey('Theirs', stranger)
  expect((await keysOf(stranger)).map(({ name }) => name)).not.toContain('Ours')
  expect((await keysOf(admin)).map(({ name }) => name)).not.toContain('Theirs')
  expect((await stranger.call('revoke_access_key', { key_id })).status).toBe(404)
  expect((await send(key)).status).toBe(200)
  // It speaks for its own company: there is no such machine there, or another one.
  const before = await server.sql('select committed from connector where company_id = 1000')
  await send(theirs.key)
  expect(await server.sql('select committed from connector where company_id = 1000')).toEqual(before)

  const supervisor = await server.signIn('supervisor')
  expect((await supervisor.call('get_access_keys', { opens: 'signals' })).status).toBe(403)
  expect((await supervisor.call('create_access_key', { opens: 'signals', name: 'x' })).status).toBe(403)
  expect((await supervisor.call('revoke_access_key', { key_id })).status).toBe(403)

  const see = (machines: string[]) =>
    server.sql("update app_user set machine_restrictions = $1 where company_id = 1000 and username = 'admin'", [
      machines,
    ])
  await see(['M101'])
  try {
    const some = await server.signIn('admin')
    const answer = await some.call('create_access_key', { opens: 'signals', name: 'x' })
    expect([answer.status, answer.message]).toEqual([403, expect.stringContaining('the whole plant')])
    expect((await some.call('revoke_access_key', { key_id })).status).toBe(403)
  } finally {
    await see([])
  }
})
