import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectorReport } from '@takt/contract/import/connector-report.ts'
import { afterEach, expect, test } from 'vitest'
import { startReporting } from './reporting.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function administration(status: number) {
  const heard: unknown[] = []
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push({
      path: request.url,
      key: request.headers.authorization,
      ...JSON.parse(Buffer.concat(chunks).toString()),
    })
    response.writeHead(status).end()
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  opened.push(async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  })
  return { heard, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

const report: ConnectorReport = {
  connector: 'line-1',
  kind: 'mqtt-json',
  sender: '6f1d2c3b-4a59-4e68-8d7c-0b1a2c3d4e5f',
  state: 'connected',
  reason: 'mqtt://127.0.0.1:1883',
  backlog: 3,
  last_signal: '2026-03-10T08:00:00.000Z',
  last_error: null,
}

test.each([200, 404, 500])(
  'reports come at once, again and again, and at the end, whatever the answer (%i)',
  async (status) => {
    const { heard, url } = await administration(status)
    let backlog = 0
    const read = () => ({ ...report, backlog: backlog++ })
    const reporting = startReporting({ url, key: 'a-key' }, read, { every_ms: 20 })
    await expect.poll(() => heard.length).toBeGreaterThan(3)
    await reporting.close(1000)
    expect(heard[0]).toEqual({ ...report, backlog: 0, path: '/api/ingest/report', key: 'Bearer a-key' })
    expect(heard.at(-1)).toMatchObject({ backlog: backlog - 1 })
  },
)

test('a change is told soon, many changes once', async () => {
  const { heard, url } = await administration(200)
  const reporting = startReporting({ url, key: 'a-key' }, () => report, { every_ms: 60_000, after_change_ms: 30 })
  await expect.poll(() => heard.length).toBe(1)
  for (let n = 0; n < 10; n++) reporting.changed()
  await expect.poll(() => heard.length).toBe(2)
  await reporting.close(1000)
  expect(heard).toHaveLength(3)
})

test('a server that is away or silent does not hold the end up', async () => {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  opened.push(async () => {
    silent.closeAllConnections()
    silent.close()
    await once(silent, 'close')
  })
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const began = Date.now()
  await startReporting({ url, key: 'a-key' }, () => report).close(100)
  expect(Date.now() - began).toBeLessThan(2000)
})

test.each([
  { what: 'a report', is: report, good: true },
  { what: 'nothing heard yet', is: { ...report, last_signal: null }, good: true },
  { what: 'an unknown state', is: { ...report, state: 'asleep' }, good: false },
  { what: 'less than no backlog', is: { ...report, backlog: -1 }, good: false },
  { what: 'a reason without end', is: { ...report, reason: 'x'.repeat(301) }, good: false },
])('$what: $good', ({ is, good }) => expect(ConnectorReport.safeParse(is).success).toBe(good))
