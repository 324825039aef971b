/** One message as a signal. Pure: what was counted before comes in, what to remember goes out. */
import { MachineId, Time } from '@takt/domain/model/ids.ts'
import type { HeardSignal, Note } from '../define-connector.ts'
import type { MqttMessage } from '../mqtt-session.ts'
import { countFrom } from '../running-count.ts'
import { readTopic } from './topic-template.ts'

export const topicKinds = ['state', 'cycles', 'counter', 'value', 'alarm', 'contact'] as const
export type TopicKind = (typeof topicKinds)[number]

export interface ReadingRules {
  readonly topics: Readonly<Record<TopicKind, string>>
  /** Machine ids of sources that call themselves something else. */
  readonly machines: Readonly<Record<string, string>>
  readonly running: readonly (string | number | boolean)[]
  readonly stopped: readonly (string | number | boolean)[]
  readonly time: 'source' | 'heard'
}

export interface Read {
  readonly signal?: HeardSignal
  readonly note?: Note
  /** The machine has told that it is gone. */
  readonly lost?: string
  readonly problem?: string
}

const MOST_PAYLOAD_BYTES = 16 * 1024
const GONE = ['offline', 'false', '0']

export function readMessage(
  message: MqttMessage,
  rules: ReadingRules,
  on: { now: number; recall: (key: string) => number | undefined },
): Read {
  const found = findKind(message.topic, rules.topics)
  if (!found) return { problem: `${message.topic} is none of our topics` }
  const machine_id = rules.machines[found.machine] ?? found.machine
  if (!MachineId.safeParse(machine_id).success) return { problem: `${message.topic} names no machine` }
  if (message.payload.length > MOST_PAYLOAD_BYTES) return { problem: `${message.topic}: too long a message` }
  // Nobody said this just now: the broker repeats it to every newcomer. Only what still holds may be used.
  if (message.retain && !['state', 'counter', 'contact'].includes(found.kind)) return {}

  const { value, at, problem } = readPayload(message.payload.toString('utf8'), rules.time, on.now)
  const base = { machine_id, at: new Date(at).toISOString() }
  const read = ((): Read => {
    switch (found.kind) {
      case 'state':
        return readState(base, value, rules)
      case 'cycles':
        return readCycles(base, value)
      case 'counter':
        return readCounter(base, value, { message, last: on.recall(counterKey(machine_id)) })
      case 'value':
        return readValue(base, found.name, value)
      case 'alarm':
        return readAlarm(base, value)
      case 'contact':
        return GONE.includes(String(value).toLowerCase()) ? { lost: machine_id } : {}
    }
  })()
  const reason = read.problem ?? problem
  return reason === undefined ? read : { ...read, problem: `${message.topic}: ${reason}` }
}

export function counterKey(machine_id: string): string {
  return `counter ${machine_id}`
}

function findKind(topic: string, topics: ReadingRules['topics']) {
  for (const kind of topicKinds) {
    const places = readTopic(topics[kind], topic)
    if (places) return { kind, machine: places.machine_id ?? '', name: places.name ?? '' }
  }
  return undefined
}

interface Said {
  readonly value: unknown
  readonly at: number
  readonly problem?: string
}

/** Plain (`running`, `5`) or `{ "at": …, "value": … }`. A time that cannot be read costs the time, not the signal. */
function readPayload(text: string, time: 'source' | 'heard', now: number): Said {
  const json = parse(text)
  if (typeof json !== 'object' || json === null) return { value: json ?? text.trim(), at: now }
  if (!('value' in json)) return { value: undefined, at: now, problem: 'an object without “value”' }
  if (time === 'heard' || !('at' in json)) return { value: json.value, at: now }
  const at = typeof json.at === 'number' ? json.at : Time.safeParse(json.at).success ? Date.parse(String(json.at)) : NaN
  // Beyond this Date cannot write it.
  if (!(Math.abs(at) < 8e15)) return { value: json.value, at: now, problem: `“${json.at}” is no time` }
  return { value: json.value, at }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Base = Pick<HeardSignal, 'machine_id' | 'at'>

function readState(base: Base, value: unknown, rules: ReadingRules): Read {
  const said = String(value).toLowerCase()
  const means = (words: readonly unknown[]) => words.some((word) => String(word).toLowerCase() === said)
  if (means(rules.running)) return { signal: { ...base, kind: 'state', value: 'running' } }
  if (means(rules.stopped)) return { signal: { ...base, kind: 'state', value: 'stopped' } }
  return { problem: `“${said}” is no state` }
}

function readCycles(base: Base, value: unknown): Read {
  const count = countFrom(0, value, false)
  if ('cycles' in count) return { signal: { ...base, kind: 'cycles', value: count.cycles } }
  return 'problem' in count ? count : {}
}

function readCounter(base: Base, value: unknown, on: { message: MqttMessage; last: number | undefined }): Read {
  // In a resumed session the messages themselves still come: the retained one would be counted before them.
  if (on.message.retain && on.message.resumed && on.last !== undefined) return {}
  const count = countFrom(on.last, value, on.message.again)
  if ('problem' in count) return count
  if ('repeat' in count) return {}
  const note = { key: counterKey(base.machine_id), value: count.value }
  return { signal: { ...base, kind: 'cycles', value: count.cycles }, note }
}

function readAlarm(base: Base, value: unknown): Read {
  const code = typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 80) : ''
  return code === '' ? { problem: 'an alarm without a code' } : { signal: { ...base, kind: 'alarm', value: code } }
}

function readValue(base: Base, name: string, value: unknown): Read {
  if (name === '' || name.length > 80) return { problem: 'a value without a usable name' }
  if (typeof value === 'string')
    return { signal: { ...base, kind: 'value', value: { name, value: value.slice(0, 200) } } }
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return { signal: { ...base, kind: 'value', value: { name, value } } }
  return { problem: 'a value that is neither number nor text nor true or false' }
}
