/** Edge nodes that speak Sparkplug B, with this connector as their host application. */
import { z } from 'zod'
import { acknowledgements } from '../acknowledgements.ts'
import { counterMemory } from '../counter-memory.ts'
import { defineConnector, type HeardSignal, type Note } from '../define-connector.ts'
import { brokerSettings, type MqttMessage, openMqttSession } from '../mqtt-session.ts'
import { keepPresentStates } from '../present-states.ts'
import { hostState, readHostState } from './host-state.ts'
import { metricOf } from './metric-value.ts'
import { askRebirth, type NodeSession, type NodeStep, stepNode, unborn } from './node-session.ts'
import { decodePayload, encodePayload } from './payload.ts'
import { readMetric, SparkplugMachine } from './read-metrics.ts'
import { deviceCommandTopic, hostStateTopic, NAMESPACE, nodeCommandTopic, readEdgeTopic } from './topic.ts'

/** A sink that takes nothing for so long makes the edge nodes keep their data themselves. */
const PATIENCE_MS = 5000

const settings = z.object({
  ...brokerSettings,
  /** The name under which edge nodes know this host; theirs is set to the same. */
  host_id: z.string().regex(/^[^/+#]+$/),
  machines: z.array(SparkplugMachine).min(1),
  time: z.enum(['source', 'heard']).default('source'),
  /** Seconds without any data of a machine after which its state is no longer repeated; absent: only a death ends it. */
  heard_within: z.number().positive().optional(),
})

export const sparkplugB = defineConnector({
  kind: 'sparkplug-b',
  title: 'connectors.sparkplug-b',
  settings,
  async open({ host_id, machines, time, heard_within, ...broker }, sink) {
    const present = keepPresentStates(sink, { heard_within })
    const answers = acknowledgements()
    const counters = { counter: counterMemory(sink), scrap: counterMemory(sink, 'scrap') }
    const nodes = new Map<string, NodeSession>()
    const places = new Map(machines.map(({ group, node }) => [`${group}/${node}`, { group, node }]))
    let born = Date.now()
    let online = false

    const say = (to: boolean, at = born) => {
      online = to
      // Not awaited: while a message waits for the sink, the broker's answer cannot be read.
      session.publish(hostState(host_id, to, at)).catch(() => {})
    }

    function rebirth(group: string, node: string): void {
      const payload = encodePayload({ timestamp: Date.now(), metrics: [metricOf('Node Control/Rebirth', true)] })
      session.publish({ topic: nodeCommandTopic(group, node), payload, qos: 0, retain: false }).catch(() => {})
    }

    async function keep(signal: HeardSignal, notes: readonly Note[] | undefined): Promise<void> {
      const impatient = setTimeout(() => say(false, Date.now()), PATIENCE_MS)
      try {
        await sink.signal(signal, { notes })
      } finally {
        clearTimeout(impatient)
      }
      if (!online && session.state === 'connected') say(true, Date.now())
    }

    async function signalAll(place: string, step: NodeStep, now: number): Promise<void> {
      const ofPlace = machines.filter(({ group, node }) => `${group}/${node}` === place)
      for (const { device, machine_id } of ofPlace) if (step.lost.includes(device)) present.lost(machine_id)
      for (const reading of step.readings) {
        for (const machine of ofPlace.filter(({ device }) => device === reading.device)) {
          if (reading.name === machine.run) answers.heard(`${machine.machine_id} ${Number(reading.value)}`)
          const { machine_id } = machine
          present.alive(machine_id, now)
          const read = readMetric(machine, reading, { time, now, counted: (what) => counters[what].of(machine_id) })
          if (read.problem !== undefined) sink.problem(read.problem)
          if (read.counted) counters[read.what ?? 'counter'].doubted(machine_id, read.counted)
          if (!read.signal) continue
          await keep(read.signal, read.notes)
          if (read.present && read.signal.kind === 'state') present.heard(read.signal, now)
        }
      }
    }

    async function hear({ topic, payload }: MqttMessage): Promise<void> {
      const now = Date.now()
      // Somebody else, or our own late will, has declared us gone.
      if (topic === hostStateTopic(host_id))
        return void (online && readHostState(payload)?.online === false && say(true, now))
      const edge = readEdgeTopic(topic)
      const place = edge && `${edge.group}/${edge.node}`
      if (!edge || place === undefined || !places.has(place)) return
      const step = decode(payload)
      if (!step) return sink.problem(`${topic}: no Sparkplug B payload`)
      const next = stepNode(nodes.get(place) ?? unborn, { ...edge, payload: step }, now)
      nodes.set(place, next.session)
      if (next.rebirth) rebirth(edge.group, edge.node)
      await signalAll(place, next, now)
    }

    const session = openMqttSession({
      settings: broker,
      // As the protocol wants it: a rebirth brings what was missed, and nodes keep history for their host.
      keep_seconds: 0,
      filters: Object.fromEntries([
        ...[...new Set(machines.map(({ group }) => group))].map((group) => [`${NAMESPACE}/${group}/#`, 0 as const]),
        [hostStateTopic(host_id), 1 as const],
      ]),
      will: () => {
        born = Date.now()
        return hostState(host_id, false, born)
      },
      onMessage: hear,
      onConnected() {
        say(true)
        for (const [place, { group, node }] of places) {
          nodes.set(place, askRebirth(unborn, Date.now()))
          rebirth(group, node)
        }
      },
      onState(state, reason) {
        if (state !== 'connected') present.allLost()
        sink.stateChanged(state, reason)
      },
    })

    return {
      get state() {
        return session.state
      },
      async write({ machine_id, value }) {
        const machine = machines.find((one) => one.machine_id === machine_id)
        if (machine?.run === undefined) return false
        const { group, node, device, run } = machine
        const topic = device === '' ? nodeCommandTopic(group, node) : deviceCommandTopic(group, node, device)
        const answer = answers.wait(`${machine_id} ${value}`)
        const payload = encodePayload({ timestamp: Date.now(), metrics: [metricOf(run, value === 1)] })
        session.publish({ topic, payload, qos: 0, retain: false }).catch(() => {})
        await answer
        return true
      },
      async close() {
        present.close()
        if (session.state === 'connected') say(false, Date.now())
        await session.close()
      },
    }
  },
})

function decode(bytes: Buffer): ReturnType<typeof decodePayload> | undefined {
  try {
    return decodePayload(bytes)
  } catch {
    return undefined
  }
}
