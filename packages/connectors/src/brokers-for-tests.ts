/** Real brokers that tests run against: our own, and Mosquitto where the machine has it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { Aedes } from 'aedes'
import mqtt from 'mqtt'
import type { CertificateFiles } from './certificates-for-tests.ts'
import type { ConnectionState, HeardSignal, Remembered, SignalSink } from './define-connector.ts'
import { openEmbeddedBroker } from './embedded-broker.ts'

export interface TestBroker {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

export const hasMosquitto = spawnSync('mosquitto', ['-h']).error === undefined
if (!hasMosquitto) console.warn('Mosquitto is not installed here: what needs it is left out.')

export const testBrokers: readonly (readonly [name: string, open: (port?: number) => Promise<TestBroker>])[] = [
  ['the embedded broker', (port = 0) => openEmbeddedBroker(port)],
  ...(hasMosquitto ? [['Mosquitto', (port?: number) => openMosquitto({ port })] as const] : []),
]

/** A broker that shows its certificate and takes only whoever shows one of the same house. */
async function openTlsBroker({ ca_file, cert_file, key_file }: CertificateFiles): Promise<TestBroker> {
  const broker = await Aedes.createBroker()
  const [ca, cert, key] = [ca_file, cert_file, key_file].map((file) => readFileSync(file)) as [Buffer, Buffer, Buffer]
  const server = createTlsServer({ ca, cert, key, requestCert: true, rejectUnauthorized: true }, broker.handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `mqtts://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      await new Promise<void>((resolve) => broker.close(() => resolve()))
      await closed
    },
  }
}

async function openMosquittoWithTls({ ca_file, cert_file, key_file }: CertificateFiles): Promise<TestBroker> {
  const files = [`cafile ${ca_file}`, `certfile ${cert_file}`, `keyfile ${key_file}`]
  const opened = await openMosquitto({ settings: ['allow_anonymous true', ...files, 'require_certificate true'] })
  return { ...opened, url: `mqtts://127.0.0.1:${opened.port}` }
}

/** Brokers that ask who speaks to them: ours on every machine, Mosquitto where it is installed. */
export const tlsBrokers: readonly (readonly [name: string, open: (files: CertificateFiles) => Promise<TestBroker>])[] =
  [['Aedes', openTlsBroker], ...(hasMosquitto ? [['Mosquitto', openMosquittoWithTls] as const] : [])]

/** Ends as the power does (`close`), and may be opened again with the folder in which it keeps its memory. */
export async function openMosquitto(
  given: { port?: number | undefined; folder?: string; settings?: readonly string[] } = {},
): Promise<TestBroker> {
  const port = given.port ?? (await freePort())
  const folder = given.folder ?? mkdtempSync(join(tmpdir(), 'takt-mosquitto-'))
  const config = join(folder, 'mosquitto.conf')
  const settings = given.settings ?? ['allow_anonymous true', 'persistence false']
  // Started by root it would become another user, who may neither read its key nor write its memory here.
  const user = process.getuid?.() === 0 ? ['user root'] : []
  writeFileSync(config, [...user, `listener ${port} 127.0.0.1`, ...settings, ''].join('\n'))
  const child = spawn('mosquitto', ['-c', config], { stdio: 'ignore' })
  while (!(await answers(port))) if (child.exitCode !== null) throw new Error('Mosquitto does not start')
  return {
    port,
    url: `mqtt://127.0.0.1:${port}`,
    close: async () => {
      const ended = once(child, 'exit')
      if (child.kill('SIGKILL')) await ended
      if (given.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => setTimeout(end, 20, false))
  })
}

/** The way to a broker, which breaks on demand as a killed broker breaks it; what the broker keeps it keeps. */
export async function openLine(to: number) {
  const state = { isCut: false, isDeaf: false }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (state.isCut) return void near.destroy()
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of [near, far]) other.destroy()
      })
    }
    far.on('data', (bytes) => near.write(bytes))
    // Deaf: what was received is not known to be received.
    near.on('data', (bytes) => state.isDeaf || far.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `mqtt://127.0.0.1:${port}`,
    /** Acknowledgements are lost from now on. */
    goDeaf: () => {
      state.isDeaf = true
    },
    /** Every connection breaks at once, and none is taken. */
    cut: () => {
      state.isCut = true
      cut()
    },
    mend: () => {
      state.isCut = false
      state.isDeaf = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Everything that a connector said; `hold` makes it wait as a full buffer does. */
export function listeningSink() {
  const signals: HeardSignal[] = []
  const states: ConnectionState[] = []
  const problems: string[] = []
  const notes = new Map<string, number>()
  const marks = new Set<string>()
  let release: (() => void) | undefined
  let held: Promise<void> | undefined
  const sink: SignalSink = {
    async signal(signal: HeardSignal, remembered: Remembered = {}) {
      await held
      signals.push(signal)
      for (const { key, value } of remembered.notes ?? []) notes.set(key, value)
      if (remembered.mark !== undefined) marks.add(remembered.mark)
    },
    async note(told) {
      for (const { key, value } of told) notes.set(key, value)
    },
    recall: (key) => notes.get(key),
    isKnown: (mark) => marks.has(mark),
    problem: (reason) => problems.push(reason),
    stateChanged: (state) => states.push(state),
  }
  return {
    signals,
    states,
    problems,
    sink,
    said: () => signals.map(({ machine_id, kind, value }) => `${machine_id} ${kind} ${JSON.stringify(value)}`),
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    letGo: () => release?.(),
  }
}

/** A machine, or a person with a tool, at the same broker. */
export async function openPublisher(url: string, files?: CertificateFiles) {
  const known = files && {
    ca: readFileSync(files.ca_file),
    cert: readFileSync(files.cert_file),
    key: readFileSync(files.key_file),
  }
  const client = await mqtt.connectAsync(url, { reconnectPeriod: 50, ...known })
  return {
    say: (topic: string, payload: string | Buffer, retain = false) =>
      client.publishAsync(topic, payload, { qos: 1, retain }),
    /** The last message of each topic below a filter, as it comes. */
    async hear(filter: string): Promise<Map<string, Buffer>> {
      const heard = new Map<string, Buffer>()
      client.on('message', (topic, payload) => heard.set(topic, payload))
      await client.subscribeAsync(filter, { qos: 1 })
      return heard
    },
    close: () => client.endAsync(true),
  }
}
