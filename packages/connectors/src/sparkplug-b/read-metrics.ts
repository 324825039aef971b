/** Readings of one machine as signals, by the names that its settings give. */

import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { type CounterOf, signalOfCount } from '../counter-memory.ts'
import type { HeardSignal, Note } from '../define-connector.ts'
import { type Counted, counterSettings, countFrom } from '../running-count.ts'
import type { Reading } from './node-session.ts'

const word = z.union([z.string(), z.number(), z.boolean()])

export const SparkplugMachine = z.object({
  machine_id: MachineId,
  group: z.string().regex(/^[^/+#]+$/),
  node: z.string().regex(/^[^/+#]+$/),
  /** Absent when the node itself is the machine. */
  device: z
    .string()
    .regex(/^[^/+#]*$/)
    .default(''),
  state: z.string().default('State'),
  running: z.array(word).min(1).default(['running', true, 1]),
  /** A count that only grows. */
  counter: z.string().default('Cycles'),
  ...counterSettings,
  /** A count of rejected pieces that only grows; the order that the machine makes; the tool in it. Absent: it tells none. */
  scrap: z.string().optional(),
  order: z.string().optional(),
  tool: z.string().optional(),
  alarm: z.string().default('Alarm'),
  /** The metric that keeps the machine from running while it is false; absent where it has none. */
  run: z.string().optional(),
  /** Metrics that become process values: their names, or all that have no other meaning. */
  values: z.union([z.literal('all'), z.array(z.string())]).default('all'),
})
export type SparkplugMachine = z.output<typeof SparkplugMachine>

export interface ReadMetric {
  readonly signal?: HeardSignal
  readonly notes?: readonly Note[]
  /** Where the counter stands after this reading. */
  readonly counted?: Counted
  readonly what?: CounterOf
  /** The state holds now: history tells what was, never what is. */
  readonly present?: boolean
  readonly problem?: string
}

const OF_THE_PROTOCOL = /^(Node Control|Device Control|Node Info|Device Info|Properties)\//

export function readMetric(
  machine: SparkplugMachine,
  reading: Reading,
  on: { time: 'source' | 'heard'; now: number; counted: (what: CounterOf) => Counted | undefined },
): ReadMetric {
  const { machine_id } = machine
  const { name, value, historical } = reading
  const at = on.time === 'source' || historical ? reading.at : on.now
  if (!(Math.abs(at) < 8e15)) return { problem: `${machine_id}: ${name} has no usable time` }
  const base = { machine_id, at: new Date(at).toISOString() }
  if (name === machine.state) {
    const running = machine.running.some((means) => String(means).toLowerCase() === String(value).toLowerCase())
    return { signal: { ...base, kind: 'state', value: running ? 'running' : 'stopped' }, present: !historical }
  }
  if (name === machine.counter) return readCount(machine, reading, { ...on, at, what: 'counter' })
  if (name === machine.scrap) return readCount(machine, reading, { ...on, at, what: 'scrap' })
  if (name === machine.order || name === machine.tool) {
    const kind = name === machine.order ? 'order' : 'tool'
    const named = String(value).trim()
    if (named.length > 40) return { problem: `${machine_id}: ${name} is no ${kind}` }
    return { signal: { ...base, kind, value: named } }
  }
  if (name === machine.alarm) {
    // Every birth tells the last alarm again.
    if (reading.birth) return {}
    const code = String(value).slice(0, 80)
    return code === '' || value === false || value === 0 ? {} : { signal: { ...base, kind: 'alarm', value: code } }
  }
  if (OF_THE_PROTOCOL.test(name) || (machine.values !== 'all' && !machine.values.includes(name))) return {}
  if (name === '' || name.length > 80) return { problem: `${machine_id}: a metric without a usable name` }
  if (typeof value === 'number' && !Number.isFinite(value)) return { problem: `${machine_id}: ${name} is ${value}` }
  const told = typeof value === 'string' ? value.slice(0, 200) : value
  return { signal: { ...base, kind: 'value', value: { name, value: told } } }
}

function readCount(
  machine: SparkplugMachine,
  { name, value, historical }: Reading,
  on: {
    time: 'source' | 'heard'
    now: number
    at: number
    what: CounterOf
    counted: (what: CounterOf) => Counted | undefined
  },
): ReadMetric {
  // The birth before it has the present count: what was made meanwhile is in there already.
  if (historical) return {}
  const { machine_id } = machine
  const { what } = on
  // A clock that goes ahead must not make everything older that follows when it is put right.
  const reading = { said: value, at: Math.min(on.at, on.now), timed: on.time === 'source', again: false }
  const last = on.counted(what)
  const count = countFrom(last, reading, machine)
  const problem = 'problem' in count ? { problem: `${machine_id}: ${name}: ${count.problem}` } : {}
  if (!('counted' in count)) return problem
  const base = { machine_id, at: new Date(on.at).toISOString() }
  return { counted: count.counted, what, ...problem, ...signalOfCount(base, count, { what, last }) }
}
