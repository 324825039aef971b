/** Machines, or gateways in front of them, that publish plain words or small JSON objects to an MQTT broker. */
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { acknowledgements } from '../acknowledgements.ts'
import { counterMemory } from '../counter-memory.ts'
import { defineConnector } from '../define-connector.ts'
import { brokerSettings, openMqttSession } from '../mqtt-session.ts'
import { keepPresentStates } from '../present-states.ts'
import { counterSettings } from '../running-count.ts'
import { knownMessages } from './known-messages.ts'
import { readMessage, topicKinds } from './read-message.ts'
import { fillTopic, filterOf, isTemplateWith, readTopic } from './topic-template.ts'

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
      scrap: ofMachine('takt/{machine_id}/scrap'),
      scrap_counter: ofMachine('takt/{machine_id}/scrap_counter'),
      order: ofMachine('takt/{machine_id}/order'),
      tool: ofMachine('takt/{machine_id}/tool'),
      alarm: ofMachine('takt/{machine_id}/alarm'),
      contact: ofMachine('takt/{machine_id}/contact'),
      value: z
        .string()
        .refine(
          (text) => isTemplateWith(text, ['machine_id', 'name']),
          'a topic with the levels {machine_id} and {name}',
        )
        .default('takt/{machine_id}/value/{name}'),
      /** What the machine is told; it answers with the number of the command on the same topic and `/done`. */
      command: z
        .string()
        .refine(
          (text) => isTemplateWith(text, ['machine_id', 'name']),
          'a topic with the levels {machine_id} and {name}',
        )
        .default('takt/{machine_id}/command/{name}'),
    })
    .prefault({}),
  /** Names in topics that are not the machine's id: { "press-1": "M101" }. */
  machines: z.record(z.string(), MachineId).default({}),
  running: z.array(word).min(1).default(['running', true, 1]),
  stopped: z.array(word).min(1).default(['stopped', false, 0]),
  ...counterSettings,
  /** Whose clock counts: the source's `at`, or the moment of hearing. */
  time: z.enum(['source', 'heard']).default('source'),
  /** Seconds without any message after which a machine's state is no longer repeated; absent: only `contact` ends it. */
  heard_within: z.number().positive().optional(),
  /** For how long the broker keeps messages while this connector is away (MQTT 5; MQTT 3.1.1 knows no end). */
  keep_hours: z.number().positive().max(8760).default(168),
})

export const mqttJson = defineConnector({
  kind: 'mqtt-json',
  title: 'connectors.mqtt-json',
  settings,
  async open(rules, sink) {
    const present = keepPresentStates(sink, { heard_within: rules.heard_within })
    const answers = acknowledgements()
    const counters = { counter: counterMemory(sink), scrap: counterMemory(sink, 'scrap') }
    const known = knownMessages(sink)
    const done = `${rules.topics.command}/done`
    /** Only what is heard here is ours: several connectors may share a broker. */
    const ours = new Set<string>()
    const session = openMqttSession({
      settings: rules,
      keep_seconds: Math.round(rules.keep_hours * 3600),
      filters: Object.fromEntries(
        [...topicKinds.map((kind) => rules.topics[kind]), done].map((topic) => [filterOf(topic), 1 as const]),
      ),
      async onMessage(message) {
        if (readTopic(done, message.topic)) return answers.heard(`${message.topic} ${message.payload}`)
        const now = Date.now()
        const read = readMessage(message, rules, {
          now,
          counted: (machine_id, what) => counters[what].of(machine_id),
          named: (machine_id, what) => sink.recall(`${what} ${machine_id}`) !== undefined,
        })
        const { signal, notes, counter, lost, problem } = read
        if (problem !== undefined) sink.problem(problem)
        if (lost !== undefined) present.lost(lost)
        if (counter) counters[counter.what].doubted(counter.machine_id, counter.counted)
        if (!signal) return
        ours.add(signal.machine_id)
        if (!message.retain) present.alive(signal.machine_id, now)
        // What holds and comes again says what it said; whatever happens would happen twice.
        const happens = !['state', 'order', 'tool'].includes(signal.kind) && !counter
        const { mark, known: isKnown } = happens ? await known.markOf(message, read.identity) : { known: false }
        if (isKnown) return
        await sink.signal(signal, { notes, mark })
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
      async write({ machine_id, command_no, output, value }) {
        if (!ours.has(machine_id)) return false
        const name = Object.entries(rules.machines).find(([, id]) => id === machine_id)?.[0] ?? machine_id
        const topic = fillTopic(rules.topics.command, { machine_id: name, name: output })
        const answer = answers.wait(`${topic}/done ${command_no}`)
        const payload = JSON.stringify({ no: command_no, value })
        // Retained: a box that is switched on later still hears what holds.
        session.publish({ topic, payload, qos: 1, retain: true }).catch(() => {})
        await answer
        return true
      },
      async close() {
        present.close()
        await session.close()
      },
    }
  },
})
