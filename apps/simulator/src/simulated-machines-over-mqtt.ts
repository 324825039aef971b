/** Simulated machines behind a broker, as a factory's gateways are: plain JSON, or an edge node with Sparkplug B. */
import type { HeardSignal, SignalSink } from '@takt/connectors/define-connector.ts'
import { type BrokerSettings, openMqttSession } from '@takt/connectors/mqtt-session.ts'
import { openEdgeNode } from '@takt/connectors/sparkplug-b/edge-node.ts'
import { obedientMachines } from './obedient-machines.ts'

export interface MachineLine {
  readonly sink: SignalSink
  close(): Promise<void>
}

const broker = (url: string, client_id: string): BrokerSettings => ({
  broker: url,
  client_id,
  mqtt_version: '3.1.1',
  reconnect_ms: 1000,
})

function sinkOf(signal: (signal: HeardSignal) => Promise<void>): SignalSink {
  return {
    signal,
    note: async () => {},
    recall: () => undefined,
    isKnown: () => false,
    problem: () => {},
    stateChanged: () => {},
  }
}

/** A count as a machine shows it: it begins at zero when the machine is switched on. */
function counters(machine_ids: readonly string[]) {
  const counts = new Map(machine_ids.map((machine_id) => [machine_id, 0]))
  return (machine_id: string, cycles: number) => {
    const count = (counts.get(machine_id) ?? 0) + cycles
    counts.set(machine_id, count)
    return count
  }
}

export function overMqttJson(url: string, machine_ids: readonly string[]): MachineLine {
  const count = counters(machine_ids)
  const session = openMqttSession({
    settings: broker(url, 'simulated-gateway'),
    keep_seconds: 0,
    filters: Object.fromEntries(machine_ids.map((machine_id) => [commandTopic(machine_id), 1 as const])),
    onMessage: async ({ topic, payload }) => {
      const machine_id = machine_ids.find((each) => topic === commandTopic(each))
      if (machine_id === undefined) return
      const { no, value } = JSON.parse(String(payload)) as { no: number; value: 0 | 1 }
      // Not awaited: while a message is handled, the broker's answers to ours cannot be read.
      void machines
        .obey(machine_id, value)
        .then(() => session.publish({ topic: `${topic}/done`, payload: String(no), qos: 1, retain: false }))
        .catch(() => {})
    },
    onState: () => {},
  })
  const say = (topic: string, words: { at: string; value: unknown }, retain: boolean) =>
    session.publish({ topic: `takt/${topic}`, payload: JSON.stringify(words), qos: 1, retain })
  const at = new Date().toISOString()
  // Zero shows that the counter has restarted.
  for (const machine_id of machine_ids) say(`${machine_id}/counter`, { at, value: 0 }, true).catch(() => {})
  const machines = obedientMachines(
    sinkOf(async ({ machine_id, at, kind, value }) => {
      if (kind === 'state') await say(`${machine_id}/state`, { at, value }, true)
      else if (kind === 'cycles') await say(`${machine_id}/counter`, { at, value: count(machine_id, value) }, true)
      else if (kind === 'value') await say(`${machine_id}/value/${value.name}`, { at, value: value.value }, false)
      else await say(`${machine_id}/alarm`, { at, value }, false)
    }),
  )
  return { sink: machines.sink, close: () => session.close() }
}

const commandTopic = (machine_id: string) => `takt/${machine_id}/command/run`

export function overSparkplug(url: string, machine_ids: readonly string[]): MachineLine {
  const count = counters(machine_ids)
  const devices = machine_ids.map(
    (machine_id) => [machine_id, { State: 'stopped', Cycles: 0, Alarm: '', Run: true }] as const,
  )
  const edge = openEdgeNode({
    settings: broker(url, 'simulated-edge-node'),
    group: 'example',
    node: 'hall-2',
    devices: Object.fromEntries(devices),
    primary_host: 'takt',
    onCommand(device, name, value) {
      if (name === 'Run') void machines.obey(device, value === true ? 1 : 0)
    },
  })
  const machines = obedientMachines(
    sinkOf(async ({ machine_id, at, kind, value }) => {
      const time = Date.parse(at)
      if (kind === 'state') edge.update(machine_id, { State: value }, time)
      else if (kind === 'cycles') edge.update(machine_id, { Cycles: count(machine_id, value) }, time)
      else if (kind === 'value') edge.update(machine_id, { [value.name]: value.value }, time)
      else edge.update(machine_id, { Alarm: value }, time)
    }),
  )
  return { sink: machines.sink, close: () => edge.close() }
}
