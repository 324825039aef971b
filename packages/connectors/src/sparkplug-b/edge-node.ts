/** An edge node as a factory has it: for the simulator and for tests. It keeps what its host cannot hear. */
import { type BrokerSettings, type MqttMessage, openMqttSession } from '../mqtt-session.ts'
import { readHostState } from './host-state.ts'
import { type MetricValue, metricOf, metricValue } from './metric-value.ts'
import { decodePayload, encodePayload, type Metric } from './payload.ts'
import { deviceCommandTopic, edgeTopic, hostStateTopic, type MessageType, nodeCommandTopic } from './topic.ts'

export interface EdgeNodeOptions {
  readonly settings: BrokerSettings
  readonly group: string
  readonly node: string
  /** Devices with their metrics and first values. */
  readonly devices: Readonly<Record<string, Readonly<Record<string, MetricValue>>>>
  /** While this host is offline nothing goes out; it comes afterwards as history. */
  readonly primary_host?: string
  /** A host sets a metric of a device. It is published as it is afterwards. */
  onCommand?(device: string, name: string, value: MetricValue): void
}

export interface EdgeNode {
  /** Its host hears it; otherwise what happens is held for later. */
  readonly isHeard: boolean
  update(device: string, values: Readonly<Record<string, MetricValue>>, at: number): void
  close(): Promise<void>
}

interface Held {
  readonly device: string
  readonly metrics: readonly Metric[]
}

const MOST_HELD = 50_000

export function openEdgeNode(options: EdgeNodeOptions): EdgeNode {
  const { settings, group, node, devices, primary_host } = options
  const present = new Map(Object.entries(devices).map(([device, values]) => [device, new Map(Object.entries(values))]))
  const aliases = new Map<string, number>()
  let bdSeq = -1
  let seq = 0
  let isBorn = false
  let hostOnline = primary_host === undefined
  let held: Held[] = []

  function publish(type: MessageType, device: string, metrics: readonly Metric[]): void {
    if (type === 'NBIRTH') seq = 0
    else seq = (seq + 1) % 256
    const payload = encodePayload({ timestamp: Date.now(), seq, metrics })
    session.publish({ topic: edgeTopic({ group, type, node, device }), payload, qos: 0, retain: false }).catch(() => {})
  }

  const aliasOf = (device: string, name: string) => {
    const key = `${device}/${name}`
    const alias = aliases.get(key) ?? aliases.size + 1
    aliases.set(key, alias)
    return alias
  }

  function birth(): void {
    if (session.state !== 'connected' || !hostOnline) return
    isBorn = true
    publish('NBIRTH', '', [metricOf('bdSeq', bdSeq), metricOf('Node Control/Rebirth', false)])
    for (const [device, values] of present) {
      const metrics = [...values].map(([name, value]) => ({ ...metricOf(name, value), alias: aliasOf(device, name) }))
      publish('DBIRTH', device, metrics)
    }
    const flushed = held
    held = []
    for (const { device, metrics } of flushed) publish('DDATA', device, metrics)
  }

  async function hear({ topic, payload }: MqttMessage): Promise<void> {
    if (topic === nodeCommandTopic(group, node)) {
      const asked = decodePayload(payload).metrics.some(({ name }) => name === 'Node Control/Rebirth')
      if (asked) birth()
      return
    }
    const device = [...present.keys()].find((name) => topic === deviceCommandTopic(group, node, name))
    if (device !== undefined) return command(device, decodePayload(payload).metrics)
    const online = readHostState(payload)?.online
    if (online === undefined || online === hostOnline) return
    hostOnline = online
    isBorn = false
    birth()
  }

  function command(device: string, metrics: readonly Metric[]): void {
    for (const metric of metrics) {
      const value = metricValue(metric, metric.datatype)
      if (metric.name === undefined || value === undefined || !present.get(device)?.has(metric.name)) continue
      update(device, { [metric.name]: value }, Date.now())
      options.onCommand?.(device, metric.name, value)
    }
  }

  const session = openMqttSession({
    settings,
    keep_seconds: 0,
    filters: {
      [nodeCommandTopic(group, node)]: 1,
      [deviceCommandTopic(group, node, '+')]: 1,
      ...(primary_host === undefined ? {} : { [hostStateTopic(primary_host)]: 1 as const }),
    },
    will: () => {
      bdSeq = (bdSeq + 1) % 256
      const payload = encodePayload({ timestamp: Date.now(), metrics: [metricOf('bdSeq', bdSeq)] })
      return { topic: edgeTopic({ group, type: 'NDEATH', node, device: '' }), payload, qos: 1, retain: false }
    },
    onMessage: hear,
    onConnected: birth,
    onState: (state) => {
      if (state !== 'connected') isBorn = false
    },
  })

  function update(device: string, values: Readonly<Record<string, MetricValue>>, at: number): void {
    const said = Object.entries(values)
    const isKnown = said.every(([name]) => present.get(device)?.has(name))
    for (const [name, value] of said) present.get(device)?.set(name, value)
    // A metric that no birth has named has no meaning yet.
    if (isBorn && !isKnown) {
      birth()
      return
    }
    if (isBorn) {
      const metrics = said.map(([name, value]) => {
        const { value: raw, datatype } = metricOf(name, value)
        return { alias: aliasOf(device, name), timestamp: at, datatype, value: raw }
      })
      publish('DDATA', device, metrics as Metric[])
      return
    }
    const metrics = said.map(([name, value]) => ({ ...metricOf(name, value), timestamp: at, is_historical: true }))
    // The oldest goes first: a node has only so much memory, and its counters still hold the sum.
    held = [...held.slice(held.length >= MOST_HELD ? 1 : 0), { device, metrics }]
  }

  return {
    get isHeard() {
      return isBorn
    },
    update,
    close: () => session.close(),
  }
}
