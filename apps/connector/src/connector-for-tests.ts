/** The connector process with everything around it, for its tests. */
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
import { ConnectorReport } from '@takt/contract/import/connector-report.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
export const cleanUp: (() => unknown)[] = []
export async function cleanUpAll(): Promise<void> {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
}

/** An ingest that commits by number, can be away, and hears reports. */
export async function listeningIngest() {
  const heard = {
    committed: 0,
    values: [] as unknown[],
    reports: [] as ConnectorReport[],
    isAway: false,
    commitsWithoutAnswer: false,
    asked: 0,
  }
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
    // A connector that has just started asks first how far it came, and would never say anything without that answer.
    if (heard.commitsWithoutAnswer && signals.length > 0) return request.socket.destroy()
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

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-connector-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function start(configuration: unknown, folder = newFolder()) {
  const file = join(folder, 'connector.json')
  writeFileSync(file, typeof configuration === 'string' ? configuration : JSON.stringify(configuration))
  const child: ChildProcess = fork(main, {
    env: { ...process.env, CONNECTOR_CONFIG: file, INGEST_KEY: '' },
    silent: true,
  })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += String(data)
      for (const look of waiting) look()
    })
  }
  const ended = once(child, 'exit')
  cleanUp.push(() => child.kill('SIGKILL'))
  const saysFrom = (from: number, words: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!output.includes(words, from)) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return {
    child,
    ended,
    /** Has said it, or says it. */
    says: (words: string) => saysFrom(0, words),
    /** Says it from now on. */
    saysNext: (words: string) => saysFrom(output.length, words),
  }
}

export const configured = (server: string, broker: string) => ({
  server,
  key: 'a-key',
  connectors: [{ connector: 'line-1', kind: 'mqtt-json', settings: { broker, client_id: 'line-1', reconnect_ms: 50 } }],
})

export async function factory() {
  const { heard, url } = await listeningIngest()
  const broker = await openEmbeddedBroker(0)
  cleanUp.push(broker.close)
  const machine = await openPublisher(broker.url)
  cleanUp.push(machine.close)
  return { heard, url, broker, machine }
}
