import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPublisher } from '@takt/connectors/brokers-for-tests.ts'
import { openEmbeddedBroker } from '@takt/connectors/embedded-broker.ts'
import { ConnectorReport } from '@takt/contract/connector-report.ts'
import { afterEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

/** An ingest that commits by number, can be away, and hears reports. */
async function listeningIngest() {
  const heard = { committed: 0, values: [] as unknown[], reports: [] as ConnectorReport[], isAway: false, asked: 0 }
  const http = createServer(async (request, response) => {
    heard.asked += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}
    if (heard.isAway) return response.writeHead(503).end()
    if (request.url === '/api/ingest/report') {
      heard.reports.push(ConnectorReport.parse(body))
      return response.writeHead(404).end()
    }
    const signals: { seq: number; kind: string; value: unknown }[] = body.signals ?? []
    const fresh = signals.filter(({ seq }) => seq > heard.committed)
    heard.values.push(...fresh.filter(({ kind }) => kind === 'cycles').map(({ value }) => value))
    heard.committed = Math.max(heard.committed, ...signals.map(({ seq }) => seq))
    const repeated = signals.length - fresh.length
    response.end(JSON.stringify({ committed: heard.committed, accepted: fresh.length, repeated, quarantined: 0 }))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  cleanUp.push(() => {
    http.closeAllConnections()
    http.close()
  })
  return { heard, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-connector-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function start(configuration: unknown, folder = newFolder()) {
  const file = join(folder, 'connector.json')
  writeFileSync(file, typeof configuration === 'string' ? configuration : JSON.stringify(configuration))
  const child: ChildProcess = fork(main, {
    env: { ...process.env, CONNECTOR_CONFIG: file, INGEST_KEY: '' },
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)))
  const ended = once(child, 'exit')
  cleanUp.push(() => child.kill('SIGKILL'))
  return {
    child,
    ended,
    says: (words: string) => expect.poll(() => output, { timeout: 10_000 }).toContain(words),
  }
}

const configured = (server: string, broker: string) => ({
  server,
  key: 'a-key',
  connectors: [{ connector: 'line-1', kind: 'mqtt-json', settings: { broker, client_id: 'line-1', reconnect_ms: 50 } }],
})

async function factory() {
  const { heard, url } = await listeningIngest()
  const broker = await openEmbeddedBroker(0)
  cleanUp.push(broker.close)
  const machine = await openPublisher(broker.url)
  cleanUp.push(machine.close)
  return { heard, url, broker, machine }
}

const ends: readonly [how: string, end: (child: ChildProcess) => void][] = [
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['the loss of its parent', (child) => child.disconnect()],
]
test.each(ends)(
  'brings signals to the server, reports, and ends cleanly on %s',
  async (_how, end) => {
    const { heard, url, broker, machine } = await factory()
    const process = start(configured(url, broker.url))
    await process.says('line-1: connected')
    await machine.say('takt/M101/cycles', '3')
    await expect.poll(() => heard.values).toEqual([3])
    end(process.child)
    expect(await process.ended).toEqual([0, null])
    expect(heard.reports.at(-1)).toMatchObject({ connector: 'line-1', kind: 'mqtt-json', state: 'closed', backlog: 0 })
    await process.says('line-1: closed')
  },
  20_000,
)

test('T-PLANT-20 kill -9 while the server is away: everything that a machine said arrives once, also what it said meanwhile', async () => {
  const { heard, url, broker, machine } = await factory()
  const folder = newFolder()
  heard.isAway = true
  const first = start(configured(url, broker.url), folder)
  await first.says('line-1: connected')
  for (const n of [1, 2, 3]) await machine.say('takt/M101/cycles', String(n))
  // The last one is in the buffer when the broker has nothing left to deliver.
  await machine.say('takt/M101/state', 'dancing')
  await first.says('is no state')
  first.child.kill('SIGKILL')
  await first.ended
  for (const n of [4, 5]) await machine.say('takt/M101/cycles', String(n))
  heard.isAway = false
  start(configured(url, broker.url), folder)
  await expect.poll(() => heard.values, { timeout: 10_000 }).toEqual([1, 2, 3, 4, 5])
}, 30_000)

const good = configured('http://127.0.0.1:1', 'mqtt://127.0.0.1:1')
const line = good.connectors[0] as (typeof good.connectors)[number]
test.each([
  { what: 'no JSON', configuration: 'nothing', says: 'cannot be read' },
  { what: 'no key', configuration: { ...good, key: undefined }, says: 'has no “key”' },
  {
    what: 'an unknown kind',
    configuration: { ...good, connectors: [{ ...line, kind: 'telex' }] },
    says: 'no connector of the kind “telex” (there are simulated, mqtt-json, sparkplug-b)',
  },
  {
    what: 'wrong settings',
    configuration: { ...good, connectors: [{ ...line, settings: { broker: 'here' } }] },
    says: 'line-1: broker: an address such as mqtt://',
  },
  { what: 'a name twice', configuration: { ...good, connectors: [line, line] }, says: 'a name is used twice' },
  {
    what: 'a name that is a path',
    configuration: { ...good, connectors: [{ ...line, connector: '../x' }] },
    says: 'letters, digits, dots and dashes',
  },
  { what: 'a misspelled field', configuration: { ...good, bufer: 'x' }, says: 'bufer' },
])(
  '$what is told, and nothing is opened',
  async ({ configuration, says }) => {
    const process = start(configuration)
    expect(await process.ended).toEqual([1, null])
    await process.says(says)
  },
  20_000,
)
