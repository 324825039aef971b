/** A line to an MQTT broker that mends itself and acknowledges a message only when it is kept. */
import { readFileSync } from 'node:fs'
import mqtt, { type IClientOptions, type IPublishPacket, type MqttClient } from 'mqtt'
import { z } from 'zod'
import type { ConnectionState } from './define-connector.ts'
import { deliveredOnce } from './delivered-once.ts'

const RECONNECT_MS = 2000
const CONNECT_WITHIN_MS = 10_000
const KEEPALIVE_SECONDS = 30
const LEAVE_WITHIN_MS = 1000

/** How a broker is reached; part of the settings of every connector that speaks MQTT. */
export const brokerSettings = {
  broker: z
    .string()
    .regex(/^(mqtt|mqtts|ws|wss):\/\/\S+$/, 'an address such as mqtt://broker:1883 or mqtts://broker:8883'),
  /** Two lines with one id push each other off the broker without end. */
  client_id: z.string().min(1).max(65),
  username: z.string().optional(),
  password: z.string().optional(),
  /** The certificate of a broker that has no public one. */
  ca_file: z.string().optional(),
  /** Our own certificate and its key (PEM), for a broker that asks who we are. */
  cert_file: z.string().optional(),
  key_file: z.string().optional(),
  mqtt_version: z.enum(['3.1.1', '5']).default('3.1.1'),
  reconnect_ms: z.int().min(10).default(RECONNECT_MS),
}
const Broker = z.object(brokerSettings)
export type BrokerSettings = z.output<typeof Broker>

export interface MqttMessage {
  readonly topic: string
  readonly payload: Buffer
  readonly retain: boolean
  /** The broker has sent it before and got no acknowledgement. */
  readonly again: boolean
  /** The broker has kept our session: what was published while we were away comes before anything else. */
  readonly resumed: boolean
  /** The broker's number of this delivery, the same when it delivers again; absent with QoS 0. */
  readonly delivery: number | undefined
  /** Which connection it came on: 1, 2, 3 … of this process. */
  readonly line: number
}

export interface MqttWords {
  readonly topic: string
  readonly payload: string | Buffer
  readonly qos: 0 | 1
  readonly retain: boolean
}

export interface MqttSessionOptions {
  readonly settings: BrokerSettings
  /** For how long the broker keeps messages while we are away; 0 for not at all. */
  readonly keep_seconds: number
  readonly filters: Readonly<Record<string, 0 | 1>>
  /** What the broker says for us when the line breaks; asked before every connection. */
  readonly will?: () => MqttWords
  /** The message is acknowledged when this resolves. One at a time, in order. */
  onMessage(message: MqttMessage): Promise<void>
  /** After every (re)connection, when all filters are granted. */
  onConnected?(): void
  onState(state: ConnectionState, reason: string): void
}

export interface MqttSession {
  readonly state: ConnectionState
  /** Resolves when the broker has it (QoS 1) or the line has taken it (QoS 0); waits while the line is broken. */
  publish(words: MqttWords): Promise<void>
  close(): Promise<void>
}

export function openMqttSession(options: MqttSessionOptions): MqttSession {
  const { settings, filters } = options
  const once = deliveredOnce()
  const client: MqttClient = mqtt.connect(settings.broker, clientOptions(options))
  let state: ConnectionState = 'connecting'
  let reason = ''
  let resumed = false
  let line = 0
  let handling: Promise<void> = Promise.resolve()

  function change(to: ConnectionState, why: string): void {
    if (state === 'closed' || state === to) return
    state = to
    options.onState(to, why)
  }

  async function handle(packet: IPublishPacket): Promise<void> {
    if (state === 'closed') throw new Error('closed')
    const { topic, retain, dup, messageId } = packet
    const payload = typeof packet.payload === 'string' ? Buffer.from(packet.payload) : packet.payload
    const take = () => options.onMessage({ topic, payload, retain, again: dup, resumed, delivery: messageId, line })
    handling =
      packet.qos === 0 || messageId === undefined ? take() : once.once({ messageId, dup, topic, payload }, take)
    await handling
  }

  client.handleMessage = (packet, done) => {
    const cameOn = line
    handle(packet).then(
      // On another line the same id may be another message: the broker repeats this one, and it is known then.
      () => done(cameOn === line ? undefined : new Error('the line broke before the acknowledgement')),
      (error: Error) => done(error),
    )
  }
  client.on('reconnect', () => {
    if (options.will) client.options.will = willOf(options.will())
  })
  client.on('connect', async ({ sessionPresent }) => {
    line += 1
    resumed = sessionPresent
    if (!resumed) once.forget()
    const wanted = Object.fromEntries(Object.entries(filters).map(([filter, qos]) => [filter, { qos }]))
    try {
      // Also when the session is resumed: only a new subscription brings the retained messages.
      if (Object.keys(wanted).length > 0) await client.subscribeAsync(wanted)
    } catch (error) {
      reason = `the broker refuses a subscription: ${(error as Error).message}`
      client.stream.destroy()
      return
    }
    reason = ''
    change('connected', settings.broker)
    options.onConnected?.()
  })
  client.on('error', (error) => {
    reason = reasonOf(error)
  })
  client.on('close', () => {
    line += 1
    change('lost', reason || 'the line to the broker broke')
  })

  return {
    get state() {
      return state
    },
    async publish({ topic, payload, qos, retain }) {
      await client.publishAsync(topic, payload, { qos, retain })
    },
    async close() {
      if (state === 'closed') return
      change('closed', '')
      // A broker that does not answer must not hold the end up.
      const impatient = new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS).unref())
      await Promise.race([client.endAsync(!client.connected), impatient])
      client.stream.destroy()
      await handling.catch(() => {})
    },
  }
}

/** What OpenSSL says stands between a number and a line of its source: `…:SSL routines:ssl3_read_bytes:tlsv13 alert …`. */
function reasonOf(error: Error): string {
  const said = /:SSL routines:[^:]*:([^:\n]+)/.exec(error.message)?.[1] ?? error.message
  return said || String((error as NodeJS.ErrnoException).code)
}

function clientOptions({ settings, keep_seconds, will }: MqttSessionOptions): IClientOptions {
  const isVersion5 = settings.mqtt_version === '5'
  return {
    clientId: settings.client_id,
    protocolVersion: isVersion5 ? 5 : 4,
    clean: keep_seconds === 0,
    ...(isVersion5 && keep_seconds > 0 ? { properties: { sessionExpiryInterval: keep_seconds } } : {}),
    ...(settings.username === undefined ? {} : { username: settings.username }),
    ...(settings.password === undefined ? {} : { password: settings.password }),
    ...certificates(settings),
    ...(will ? { will: willOf(will()) } : {}),
    keepalive: KEEPALIVE_SECONDS,
    reconnectPeriod: settings.reconnect_ms,
    connectTimeout: CONNECT_WITHIN_MS,
    reconnectOnConnackError: true,
    resubscribe: false,
  }
}

function certificates({ ca_file, cert_file, key_file }: BrokerSettings): Pick<IClientOptions, 'ca' | 'cert' | 'key'> {
  if ((cert_file === undefined) !== (key_file === undefined))
    throw new Error('cert_file and key_file belong together: one of them is missing')
  return {
    ...(ca_file === undefined ? {} : { ca: readFileSync(ca_file) }),
    ...(cert_file === undefined ? {} : { cert: readFileSync(cert_file) }),
    ...(key_file === undefined ? {} : { key: readFileSync(key_file) }),
  }
}

function willOf({ topic, payload, qos, retain }: MqttWords): NonNullable<IClientOptions['will']> {
  return { topic, payload: Buffer.from(payload), qos, retain }
}
