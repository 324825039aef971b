import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { withCompany } from '../src/ground/db/company-db.ts'
import { type Connections, openConnections } from '../src/ground/db/connections.ts'
import { createHttpServer } from '../src/ground/http/server.ts'
import { createLog } from '../src/ground/log.ts'
import { quarantine } from '../src/import/signals/quarantine.ts'
import { example } from '../src/seed/example.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
let operator: Caller
let connections: Connections

beforeAll(async () => {
  operator = await server.signIn('operator')
  connections = openConnections(server.database, { onError: () => {} })
})
afterAll(() => connections.close())

const FULL = 'Your own settings take too much room: at most 300, of 50 kB each and 1 MB together.'
const save = (template: string, bytes: number, version = 0) =>
  operator.call('save_config', {
    system_function: 'widgets',
    template,
    config: { text: 'x'.repeat(bytes) },
    version,
    scope: 'user',
  })

test('T-SAFE-34 a person’s own settings are limited in size, together and in number; what is in them stands in no trail', async () => {
  expect((await save('large', 49_000)).status).toBe(200)
  expect(await save('larger', 51_000)).toMatchObject({ status: 409, message: FULL })
  for (let nth = 0; nth < 19; nth += 1) expect((await save(`part-${nth}`, 49_000)).status).toBe(200)
  expect(await save('part-20', 49_000)).toMatchObject({ status: 409, message: FULL })
  // What is replaced does not count beside itself.
  expect((await save('large', 48_000, 1)).status).toBe(200)
  const trail = await server.sql("select 1 from audit where what = 'config.saved' and after::text like '%xxx%'")
  expect(trail).toEqual([])
  await server.sql("delete from config where template like '%/%'")
  await Promise.all(Array.from({ length: 300 }, (_, nth) => save(`small-${nth}`, 1)))
  expect(await save('one-more', 1)).toMatchObject({ status: 409, message: FULL })
  const supervisor = await server.signIn('supervisor')
  const other = { system_function: 'widgets', template: 'one-more', config: {}, version: 0, scope: 'user' } as const
  expect((await supervisor.call('save_config', other)).status).toBe(200)
})

test('T-SAFE-35 what cannot be used is kept up to a limit, the oldest going first, and a long one by its beginning', async () => {
  const of = (seq: number) => ({
    connector: 'loud',
    sender: '',
    seq,
    signal: { seq },
    reason: 'unknown-machine' as const,
    detail: '',
  })
  const seqs = async () =>
    (await server.sql<{ seq: string }>("select seq from quarantined_signal where connector = 'loud' order by seq")).map(
      ({ seq }) => Number(seq),
    )
  await server.sql('delete from quarantined_signal')
  await withCompany(connections, { company_id: 1000, machine_restrictions: [] }, async (db) => {
    await quarantine(db, [1, 2, 3, 4].map(of), { now: Date.now(), most: 3 })
    await quarantine(db, [5].map(of), { now: Date.now(), most: 3 })
  })
  expect(await seqs()).toEqual([3, 4, 5])
  await server.ingest([{ seq: 1, machine_id: 'NOWHERE', kind: 'x'.repeat(500_000), at: 'never' }], {
    connector: 'long',
  })
  const [long] = await server.sql<{ bytes: number }>(
    "select octet_length(signal::text) as bytes from quarantined_signal where connector = 'long'",
  )
  expect(long?.bytes).toBeGreaterThan(7_000)
  expect(long?.bytes).toBeLessThan(10_000)
})

test('T-SAFE-36 that somebody chose a machine of their own tells nobody who it was', async () => {
  await operator.call('remove_my_machine', { machine_id: 'M101' })
  const supervisor = await server.signIn('supervisor')
  const link = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${supervisor.bearer}` },
  })
  const heard: { type: string; events?: { name: string; data: object }[] }[] = []
  const events = (name: string) => heard.flatMap(({ events = [] }) => events).filter((event) => event.name === name)
  link.on('message', (text) => heard.push(JSON.parse(String(text))))
  await new Promise((then) => link.once('open', then))
  link.send(JSON.stringify({ type: 'hello', events: ['FavouritesChanged', 'NotesChanged'] }))
  // What was removed above may still be on its way to this link, beside the welcome or after it.
  await expect.poll(() => heard.map(({ type }) => type)).toContain('welcome')
  await operator.call('add_my_machine', { machine_id: 'M101' })
  // Events of one company come in their order: with this one the choice before it has been heard.
  await operator.call('save_machine_note', { machine_id: 'M101', note: 'heard last' })
  await expect.poll(() => events('NotesChanged')).not.toEqual([])
  expect(events('FavouritesChanged')).not.toEqual([])
  for (const { data } of events('FavouritesChanged')) expect(data).toEqual({})
  link.close()
})

test.each([
  ['a trusted proxy that had https', { trustProxy: '127.0.0.1' }, { 'x-forwarded-proto': 'https' }, 'max-age=31536000'],
  ['plain http', { trustProxy: '127.0.0.1' }, {}, undefined],
  ['the word of somebody else', {}, { 'x-forwarded-proto': 'https' }, undefined],
  ['a public address of https', { publicUrl: 'https://takt.plant.example' }, {}, 'max-age=31536000'],
])('T-SAFE-37 browsers are told to stay with https after %s', async (_, settings, headers, expected) => {
  const app = createHttpServer(
    createLog(() => {}),
    settings,
  )
  app.get('/', () => 'here')
  const { headers: answered } = await app.inject({ url: '/', headers, remoteAddress: '127.0.0.1' })
  expect(answered['strict-transport-security']).toBe(expected)
  await app.close()
})

test('T-SAFE-38 the description of the API is for whoever has a session or a key', async () => {
  const status = async (bearer?: string) =>
    (await fetch(`${server.url}/api/openapi.json`, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {}))
      .status
  expect(await status()).toBe(401)
  expect(await status('takt_import_nobody-has-this-key')).toBe(401)
  expect(await status(operator.bearer)).toBe(200)
  expect(await status(example.ingestKey)).toBe(200)
})
