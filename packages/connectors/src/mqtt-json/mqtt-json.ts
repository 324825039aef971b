/** Machines, or gateways in front of them, that publish plain words or small JSON objects to an MQTT broker. */
import { MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineConnector } from '../define-connector.ts'
import { brokerSettings, openMqttSession } from '../mqtt-session.ts'
import { keepPresentStates } from '../present-states.ts'
import { readMessage, topicKinds } from './read-message.ts'
import { filterOf, isTemplateWith } from './topic-template.ts'

const ofMachine = (template: string) =>
  z
    .string()
    .refine((text) => isTemplateWith(text, ['machine_id']), 'a topic with the level {machine_id}')
    .default(template)
const word = z.union([z.string(), z.number(), z.boolean()])

const settings = z.object({
  ...brokerSettings,
  topics: z
    .object({
      state: ofMachine('takt/{machine_id}/state'),
      cycles: ofMachine('takt/{machine_id}/cycles'),
      counter: ofMachine('takt/{machine_id}/counter'),
      alarm: ofMachine('takt/{machine_id}/alarm'),
      contact: ofMachine('takt/{machine_id}/contact'),
      value: z
        .string()
        .refine(
          (text) => isTemplateWith(text, ['machine_id', 'name']),
          'a topic with the levels {machine_id} and {name}',
        )
        .default('takt/{machine_id}/value/{name}'),
    })
    .prefault({}),
  /** Names in topics that are not the machine's id: { "press-1": "M101" }. */
  machines: z.record(z.string(), MachineId).default({}),
  running: z.array(word).min(1).default(['running', true, 1]),
  stopped: z.array(word).min(1).default(['stopped', false, 0]),
  /** Whose clock counts: the source's `at`, or the moment of hearing. */
  time: z.enum(['source', 'heard']).default('source'),
  /** For how long the broker keeps messages while this connector is away (MQTT 5; MQTT 3.1.1 knows no end). */
  keep_hours: z.number().positive().max(8760).default(168),
})

export const mqttJson = defineConnector({
  kind: 'mqtt-json',
  title: 'connectors.mqtt-json',
  settings,
  async open(rules, sink) {
    const present = keepPresentStates(sink)
    const session = openMqttSession({
      settings: rules,
      keep_seconds: Math.round(rules.keep_hours * 3600),
      filters: Object.fromEntries(topicKinds.map((kind) => [filterOf(rules.topics[kind]), 1 as const])),
      async onMessage(message) {
        const now = Date.now()
        const { signal, note, lost, problem } = readMessage(message, rules, { now, recall: (key) => sink.recall(key) })
        if (problem !== undefined) sink.problem(problem)
        if (lost !== undefined) present.lost(lost)
        if (!signal) return
        await sink.signal(signal, note)
        if (signal.kind === 'state') present.heard(signal, now)
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
      async close() {
        present.close()
        await session.close()
      },
    }
  },
})
