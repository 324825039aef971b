import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPublisher } from '@takt/connectors/brokers-for-tests.ts'
import { openEmbeddedBroker } from '@takt/connectors/embedded-broker.ts'
import { hostState } from '@takt/connectors/sparkplug-b/host-state.ts'
import { afterEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const cleanUp: (() => unknown)[] = []

interface Posted {
  readonly signals: readonly { readonly machine_id: string; readonly seq: number }[]
}

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

/** An ingest that takes everything, as the simulator's only neighbour. */
async function listeningIngest() {
  const heard = { machines: new Set<string>(), keys: new Set<unknown>(), seqs: [] as number[] }
  const http = createServer(async (request, response) => {
    heard.keys.add(request.headers.authorization)
    if (request.method === 'GET') return response.end(JSON.stringify({ committed: 7 }))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { signals } = JSON.parse(Buffer.concat(chunks).toString()) as Posted
    for (const { machine_id, seq } of signals) {
      heard.machines.add(machine_id)
      heard.seqs.push(seq)
    }
    const committed = heard.seqs.at(-1)
    response.end(JSON.stringify({ committed, accepted: signals.length, repeated: 0, quarantined: 0 }))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  cleanUp.push(() => {
    http.closeAllConnections()
    http.close()
  })
  return { heard, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

function startSimulator(url: string, more: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, TAKT_URL: url, INGEST_KEY: 'a-key', SPEED: '10', ...more }
  const child = fork(main, { env, silent: true })
  cleanUp.push(() => child.kill('SIGKILL'))
  return child
}

const ends: readonly [how: string, end: (child: ChildProcess) => void][] = [
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['the loss of its parent', (child) => child.disconnect()],
]

test.each(ends)('says the state of all 37 machines on start and ends cleanly on %s', async (_how, end) => {
  const { heard, url } = await listeningIngest()
  const child = startSimulator(url)
  await expect.poll(() => heard.machines.size).toBe(37)
  const ended = once(child, 'exit')
  end(child)
  expect(await ended).toEqual([0, null])
  expect(heard.seqs).toEqual(heard.seqs.map((_, index) => 8 + index))
  expect(heard.keys).toEqual(new Set(['Bearer a-key']))
})

test('machines that are told to speak MQTT or Sparkplug B do, and no longer over HTTP', async () => {
  const { heard, url } = await listeningIngest()
  const broker = await openEmbeddedBroker(0)
  cleanUp.push(broker.close)
  const watcher = await openPublisher(broker.url)
  cleanUp.push(watcher.close)
  const said = await watcher.hear('#')
  // Without its host an edge node keeps everything to itself.
  const { topic, payload } = hostState('takt', true, Date.now())
  await watcher.say(topic, payload, true)
  const machines = { MQTT_URL: broker.url, MQTT_MACHINES: 'M103,M104', SPARKPLUG_MACHINES: 'M107' }
  const buffer = mkdtempSync(join(tmpdir(), 'takt-simulator-'))
  cleanUp.push(() => rmSync(buffer, { recursive: true, force: true }))
  const child = startSimulator(url, { ...machines, BUFFER_DIR: buffer })
  await expect.poll(() => heard.machines.size).toBe(34)
  await expect
    .poll(() => [...said.keys()])
    .toEqual(expect.arrayContaining(['takt/M103/state', 'takt/M104/state', 'spBv1.0/example/DBIRTH/hall-2/M107']))
  for (const machine_id of ['M103', 'M104', 'M107']) expect(heard.machines).not.toContain(machine_id)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
