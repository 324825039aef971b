/** One message as a signal. Pure: what was counted before comes in, what to remember goes out. */
import { MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { type CounterOf, signalOfCount } from '../counter-memory.ts'
import type { HeardSignal, Note } from '../define-connector.ts'
import type { MqttMessage } from '../mqtt-session.ts'
import { type Counted, type CounterRules, countFrom, wholeCount } from '../running-count.ts'
import { readTopic } from './topic-template.ts'

export const topicKinds = [
  'state',
  'cycles',
  'counter',
  'scrap',
  'scrap_counter',
  'order',
  'tool',
  'value',
  'alarm',
  'contact',
] as const
export type TopicKind = (typeof topicKinds)[number]

/** What holds until the next message: it may be retained, and may come as often as it likes. */
const HOLDS: readonly TopicKind[] = ['state', 'counter', 'scrap_counter', 'order', 'tool', 'contact']

export interface ReadingRules extends CounterRules {
  readonly topics: Readonly<Record<TopicKind, string>>
  /** Machine ids of sources that call themselves something else. */
  readonly machines: Readonly<Record<string, string>>
  readonly running: readonly (string | number | boolean)[]
  readonly stopped: readonly (string | number | boolean)[]
  readonly time: 'source' | 'heard'
}

export interface Read {
  readonly signal?: HeardSignal
  readonly notes?: readonly Note[]
  /** Where the machine's counter stands after this message. */
  readonly counter?: { readonly machine_id: string; readonly what: CounterOf; readonly counted: Counted }
  /** What the message tells of itself that no other message of its topic tells: its `id`, or its exact time. */
  readonly identity?: string
  /** The machine has told that it is gone. */
  readonly lost?: string
  readonly problem?: string
}

const MOST_PAYLOAD_BYTES = 16 * 1024
const GONE = ['offline', 'false', '0']

export function readMessage(
  message: MqttMessage,
  rules: ReadingRules,
  on: {
    now: number
    counted: (machine_id: string, what: CounterOf) => Counted | undefined
    /** Whether an order or a tool of the machine was heard before. */
    named?: (machine_id: string, what: 'order' | 'tool') => boolean
  },
): Read {
  const found = findKind(message.topic, rules.topics)
  if (!found) return { problem: `${message.topic} is none of our topics` }
  const machine_id = rules.machines[found.machine] ?? found.machine
  if (!MachineId.safeParse(machine_id).success) return { problem: `${message.topic} names no machine` }
  if (message.payload.length > MOST_PAYLOAD_BYTES) return { problem: `${message.topic}: too long a message` }
  // Nobody said this just now: the broker repeats it to every newcomer. Only what still holds may be used.
  if (message.retain && !HOLDS.includes(found.kind)) return {}

  const said = readPayload(message.payload.toString('utf8'), rules.time, on.now)
  const { value, at, problem } = said
  const base = { machine_id, at: new Date(at).toISOString() }
  const read = ((): Read => {
    switch (found.kind) {
      case 'state':
        return readState(base, value, rules)
      case 'cycles':
        return readPieces(base, value, 'cycles')
      case 'scrap':
        return readPieces(base, value, 'scrap')
      case 'counter':
        return readCounter(base, said, { message, rules, on, what: 'counter' })
      case 'scrap_counter':
        return readCounter(base, said, { message, rules, on, what: 'scrap' })
      case 'order':
      case 'tool':
        // In a resumed session the messages themselves still come: the retained one is the last of them.
        if (message.retain && message.resumed && on.named?.(machine_id, found.kind)) return {}
        return readName(base, said.text ?? value, found.kind)
      case 'value':
        return readValue(base, found.name, value)
      case 'alarm':
        return readAlarm(base, value)
      case 'contact':
        return GONE.includes(String(value).toLowerCase()) ? { lost: machine_id } : {}
    }
  })()
  const reason = read.problem ?? problem
  const happens = read.signal && !HOLDS.includes(found.kind)
  return {
    ...read,
    ...(happens && said.identity !== undefined ? { identity: said.identity } : {}),
    ...(reason === undefined ? {} : { problem: `${message.topic}: ${reason}` }),
  }
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
  /** A plain payload as it came: the number of an order is no number, and keeps its zeros and digits. */
  readonly text?: string
  readonly at: number
  /** Whether `at` is the source's. */
  readonly timed: boolean
  readonly identity?: string | undefined
  readonly problem?: string
}

/** Plain (`running`, `5`) or `{ "at": …, "value": … }`. A time that cannot be read costs the time, not the signal. */
function readPayload(text: string, time: 'source' | 'heard', now: number): Said {
  const json = parse(text)
  const untimed = { at: now, timed: false }
  if (typeof json !== 'object' || json === null) return { value: json ?? text.trim(), text: text.trim(), ...untimed }
  if (!('value' in json)) return { value: undefined, ...untimed, problem: 'an object without “value”' }
  const id = 'id' in json && ['string', 'number'].includes(typeof json.id) ? `id ${json.id}` : undefined
  if (time === 'heard' || !('at' in json)) return { value: json.value, ...untimed, identity: id }
  const at = typeof json.at === 'number' ? json.at : Time.safeParse(json.at).success ? Date.parse(String(json.at)) : NaN
  // Beyond this Date cannot write it.
  if (!(Math.abs(at) < 8e15)) return { value: json.value, ...untimed, identity: id, problem: `“${json.at}” is no time` }
  return {
    value: json.value,
    at,
    timed: true,
    identity: id ?? (isExact(json.at) ? `at ${at} ${json.value}` : undefined),
  }
}

/** A clock that tells whole seconds only can tell the same for two pieces of a fast machine. */
function isExact(at: unknown): boolean {
  return typeof at === 'number' ? at % 1000 !== 0 : /[.,]\d{3}/.test(String(at))
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

function readPieces(base: Base, value: unknown, kind: 'cycles' | 'scrap'): Read {
  const count = wholeCount(value)
  return typeof count === 'number' ? { signal: { ...base, kind, value: count } } : count
}

/** The number of an order or a tool; nothing, '' or null: none. */
function readName(base: Base, value: unknown, kind: 'order' | 'tool'): Read {
  const named = typeof value === 'number' ? String(value) : (value ?? '')
  if (typeof named !== 'string' || named.trim().length > 40) return { problem: `“${value}” is no ${kind}` }
  return { signal: { ...base, kind, value: named.trim() }, notes: [{ key: `${kind} ${base.machine_id}`, value: 1 }] }
}

interface CounterReading {
  readonly message: MqttMessage
  readonly rules: ReadingRules
  readonly on: { readonly now: number; counted(machine_id: string, what: CounterOf): Counted | undefined }
  readonly what: CounterOf
}

function readCounter(base: Base, { value, at, timed }: Said, { message, rules, on, what }: CounterReading): Read {
  const { machine_id } = base
  const last = on.counted(machine_id, what)
  // In a resumed session the messages themselves still come: the retained one would be counted before them.
  if (message.retain && message.resumed && last !== undefined) return {}
  // A clock that goes ahead must not make everything older that follows when it is put right.
  const count = countFrom(last, { said: value, at: Math.min(at, on.now), timed, again: message.again }, rules)
  if (!('counted' in count)) return count
  const counter = { machine_id, what, counted: count.counted }
  const problem = 'problem' in count && count.problem !== undefined ? { problem: count.problem } : {}
  return { counter, ...problem, ...signalOfCount(base, count, { what, last }) }
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
