import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IngestPost } from '@takt/contract/import/ingest.ts'
import { afterEach, expect, test } from 'vitest'
import type { HeardSignal } from '../define-connector.ts'
import { openDiskStore } from './disk-store.ts'
import { openIngestClient } from './ingest-client.ts'
import { memoryStore } from './memory-store.ts'
import type { SignalStore } from './signal-store.ts'

type Behaviour = 'ok' | 'refuse' | 'commit-and-hang-up'
const opened: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** An ingest that commits by number as the real one does, and misbehaves on demand. */
async function ingest(committed: number, behaviour: (post: number) => Behaviour) {
  const state = { committed, values: [] as unknown[], posts: 0, asked: 0, largest: 0, keys: new Set<string>() }
  const http = createServer(async (request, response) => {
    state.keys.add(String(request.headers.authorization))
    if (request.method === 'GET') {
      state.asked++
      return answer(response, 200, { committed: state.committed })
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { signals } = JSON.parse(Buffer.concat(chunks).toString()) as IngestPost
    const does = behaviour(state.posts++)
    if (does === 'refuse') return answer(response, 503, {})
    state.largest = Math.max(state.largest, signals.length)
    const fresh = signals.filter(({ seq }) => seq > state.committed)
    state.values.push(...fresh.map(({ value }) => value))
    state.committed = Math.max(state.committed, ...signals.map(({ seq }) => seq))
    if (does === 'commit-and-hang-up') return response.destroy()
    const repeated = signals.length - fresh.length
    answer(response, 200, { committed: state.committed, accepted: fresh.length, repeated, quarantined: 0 })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  opened.push(async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  })
  return { state, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function heard(n: number): HeardSignal {
  return { machine_id: 'M101', at: '2026-03-10T08:00:00.000Z', kind: 'cycles', value: n }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-client-'))
  opened.push(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const stores: readonly [where: string, open: () => Promise<SignalStore>][] = [
  ['in memory', async () => memoryStore()],
  ['on disk', () => openDiskStore({ folder: newFolder(), segment_bytes: 20_000 })],
]

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const quick = { key: 'a-key', connector: 'line-1', retryAfter: () => 1 }

test.each(stores)(
  'kept %s, every signal arrives once and in order, through refusals and lost answers',
  async (_where, open) => {
    const behaviours: Behaviour[] = ['refuse', 'commit-and-hang-up', 'ok', 'refuse', 'commit-and-hang-up']
    const { state, url } = await ingest(40, (post) => behaviours[post] ?? 'ok')
    const links: string[] = []
    const client = openIngestClient({ ...quick, url, store: await open(), onLink: (link) => links.push(link) })
    // A hundred to a flush: one flush for each of 1,200 signals takes seconds on a slow disk, and proves nothing more.
    for (let n = 0; n < 1200; n += 100) await Promise.all(upTo(100).map((m) => client.signal(heard(n + m))))
    await expect.poll(() => state.values.length).toBe(1200)
    expect(await client.close(5000)).toBe(0)
    expect(state.values).toEqual(upTo(1200))
    expect(state.committed).toBe(1240)
    expect(state.asked).toBe(1)
    expect(state.largest).toBeLessThanOrEqual(500)
    expect(state.keys).toEqual(new Set(['Bearer a-key']))
    expect(links).toEqual(['up', 'down', 'up', 'down', 'up'])
  },
)

test('a second client goes on where the first one ended', async () => {
  const { state, url } = await ingest(0, () => 'ok')
  for (const n of [1, 2]) {
    const client = openIngestClient({ ...quick, url })
    await client.signal(heard(n))
    expect(await client.close(5000)).toBe(0)
  }
  expect(state).toMatchObject({ committed: 2, values: [1, 2] })
})

test('a full queue makes the connector wait, and lets it go on when the server is back', async () => {
  let away = true
  const { state, url } = await ingest(0, () => (away ? 'refuse' : 'ok'))
  const client = openIngestClient({ ...quick, url, store: memoryStore(3) })
  const taken: number[] = []
  const all = Promise.all(upTo(5).map((n) => client.signal(heard(n)).then(() => taken.push(n))))
  await expect.poll(() => state.posts).toBeGreaterThan(3)
  expect(taken).toEqual([1, 2, 3])
  away = false
  await all
  expect(await client.close(5000)).toBe(0)
  expect(state.values).toEqual([1, 2, 3, 4, 5])
})

test('closing without a server tells how many signals stay behind', async () => {
  const { url } = await ingest(0, () => 'refuse')
  const client = openIngestClient({ ...quick, url })
  await client.signal(heard(1))
  await client.signal(heard(2))
  expect(await client.close(50)).toBe(2)
  await expect(client.signal(heard(3))).rejects.toThrow('closed')
})

test('what could not be sent is sent by the next run, under the same numbers', async () => {
  let behaviour: Behaviour = 'commit-and-hang-up'
  const { state, url } = await ingest(40, () => behaviour)
  const folder = newFolder()
  const first = openIngestClient({ ...quick, url, store: await openDiskStore({ folder }) })
  await first.signal(heard(1))
  await expect.poll(() => state.committed).toBe(41)
  behaviour = 'refuse'
  for (const n of [2, 3]) await first.signal(heard(n))
  expect(await first.close(50)).toBeGreaterThanOrEqual(2)
  behaviour = 'ok'
  const second = openIngestClient({ ...quick, url, store: await openDiskStore({ folder }) })
  await second.signal(heard(4))
  expect(await second.close(5000)).toBe(0)
  expect(state).toMatchObject({ values: [1, 2, 3, 4], committed: 44 })
})

test('signals are safe on disk before the server was ever reached, and numbered after what it has', async () => {
  const folder = newFolder()
  const away = openIngestClient({ ...quick, url: 'http://127.0.0.1:1', store: await openDiskStore({ folder }) })
  for (const n of [1, 2]) await away.signal(heard(n))
  expect(await away.close(20)).toBe(2)
  const { state, url } = await ingest(900, () => 'ok')
  const client = openIngestClient({ ...quick, url, store: await openDiskStore({ folder }) })
  expect(await client.close(5000)).toBe(0)
  expect(state).toMatchObject({ values: [1, 2], committed: 902 })
})

test('two senders under one name see each other, and neither loses a signal', async () => {
  const { state, url } = await ingest(0, () => 'ok')
  const reasons = new Set<string>()
  const onLink = (link: string, reason: string) => link === 'down' && reasons.add(reason)
  const clients = [1, 2].map(() => openIngestClient({ ...quick, url, onLink }))
  for (const n of upTo(60)) {
    await (clients[n % 2] as (typeof clients)[number]).signal(heard(n))
    if (n % 10 === 0) await expect.poll(() => Math.max(...clients.map(({ backlog }) => backlog))).toBe(0)
  }
  for (const client of clients) expect(await client.close(5000)).toBe(0)
  expect([...new Set(state.values)].sort((a, b) => Number(a) - Number(b))).toEqual(upTo(60))
  expect(reasons).toEqual(new Set(['another sender uses the name line-1']))
})
