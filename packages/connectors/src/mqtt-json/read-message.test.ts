import { describe, expect, test } from 'vitest'
import { type ReadingRules, readMessage } from './read-message.ts'
import { filterOf, isTemplateWith, readTopic } from './topic-template.ts'

const now = Date.parse('2026-03-10T08:00:00Z')
const heard = { machine_id: 'M101', at: '2026-03-10T08:00:00.000Z' }
const said = { machine_id: 'M101', at: '2026-03-10T07:59:00.000Z' }
const rules: ReadingRules = {
  topics: {
    state: 'takt/{machine_id}/state',
    cycles: 'takt/{machine_id}/cycles',
    counter: 'takt/{machine_id}/counter',
    scrap: 'takt/{machine_id}/scrap',
    scrap_counter: 'takt/{machine_id}/scrap_counter',
    order: 'takt/{machine_id}/order',
    tool: 'takt/{machine_id}/tool',
    value: 'takt/{machine_id}/value/{name}',
    alarm: 'takt/{machine_id}/alarm',
    contact: 'takt/{machine_id}/contact',
  },
  machines: { 'press-1': 'M101' },
  running: ['running', true, 1],
  stopped: ['stopped', false, 0],
  time: 'source',
}

interface Row {
  readonly topic: string
  readonly payload: string
  readonly is: unknown
  readonly last?: number
  readonly retain?: true
  readonly again?: true
  readonly resumed?: true
  readonly time?: 'heard'
}

const running = { ...heard, kind: 'state', value: 'running' }
const counted = (value: number, now_at: number, time = now) => ({
  signal: { ...heard, kind: 'cycles', value },
  notes: [
    { key: 'counter M101', value: now_at },
    { key: 'counter M101 at', value: time },
  ],
  counter: { machine_id: 'M101', what: 'counter', counted: { value: now_at, at: time } },
})
const lastAt = now - 30_000
const named = (kind: 'order' | 'tool', value: string, when = heard) => ({
  signal: { ...when, kind, value },
  notes: [{ key: `${kind} M101`, value: 1 }],
})
const untouched = (value: number, doubt?: object) => ({
  counter: { machine_id: 'M101', what: 'counter', counted: { value, at: lastAt, ...(doubt && { doubt }) } },
})
const early = '"at":"2026-03-10T08:59:00+01:00"'

describe.each<Row>([
  { topic: 'takt/M101/state', payload: 'running', is: { signal: running } },
  { topic: 'takt/M101/state', payload: '"RUNNING"', is: { signal: running } },
  { topic: 'takt/M101/state', payload: 'true', is: { signal: running } },
  { topic: 'takt/M101/state', payload: '0', is: { signal: { ...heard, kind: 'state', value: 'stopped' } } },
  {
    topic: 'takt/M101/state',
    payload: `{${early},"value":"stopped"}`,
    is: { signal: { ...said, kind: 'state', value: 'stopped' } },
  },
  { topic: 'takt/M101/state', payload: `{${early},"value":"running"}`, time: 'heard', is: { signal: running } },
  { topic: 'takt/M101/state', payload: `{"at":${now - 60_000},"value":1}`, is: { signal: { ...running, ...said } } },
  {
    topic: 'takt/M101/state',
    payload: '{"at":"8 o’clock","value":"running"}',
    is: { signal: running, problem: 'takt/M101/state: “8 o’clock” is no time' },
  },
  { topic: 'takt/M101/state', payload: 'running', retain: true, resumed: true, is: { signal: running } },
  { topic: 'takt/M101/state', payload: 'dancing', is: { problem: 'takt/M101/state: “dancing” is no state' } },
  { topic: 'takt/M101/state', payload: '', is: { problem: 'takt/M101/state: “” is no state' } },
  { topic: 'takt/M101/state', payload: '{}', is: { problem: 'takt/M101/state: “undefined” is no state' } },
  { topic: 'takt/press-1/state', payload: 'running', is: { signal: running } },
  { topic: 'takt/M101/cycles', payload: '5', is: { signal: { ...heard, kind: 'cycles', value: 5 } } },
  { topic: 'takt/M101/cycles', payload: '-5', is: { problem: 'takt/M101/cycles: a count of -5 is negative' } },
  { topic: 'takt/M101/cycles', payload: 'NaN', is: { problem: 'takt/M101/cycles: “NaN” is no whole count' } },
  { topic: 'takt/M101/cycles', payload: '5', retain: true, is: {} },
  { topic: 'takt/M101/counter', payload: '125', last: 120, is: counted(5, 125) },
  { topic: 'takt/M101/counter', payload: '125', is: counted(0, 125) },
  {
    topic: 'takt/M101/counter',
    payload: '4',
    last: 120,
    is: untouched(120, { value: 4, at: now, restart: true }),
  },
  { topic: 'takt/M101/counter', payload: '119', last: 120, again: true, is: untouched(120) },
  { topic: 'takt/M101/counter', payload: `{${early},"value":125}`, last: 120, is: untouched(120) },
  {
    topic: 'takt/M101/counter',
    payload: `{"at":${now + 3_600_000},"value":125}`,
    last: 120,
    is: { ...counted(5, 125), signal: { ...heard, at: '2026-03-10T09:00:00.000Z', kind: 'cycles', value: 5 } },
  },
  {
    topic: 'takt/M101/cycles',
    payload: '{"id":"a7","value":1}',
    is: { signal: { ...heard, kind: 'cycles', value: 1 }, identity: 'id a7' },
  },
  {
    topic: 'takt/M101/cycles',
    payload: '{"at":"2026-03-10T07:59:00.000Z","value":1}',
    is: { signal: { ...said, kind: 'cycles', value: 1 }, identity: `at ${now - 60_000} 1` },
  },
  {
    topic: 'takt/M101/cycles',
    payload: `{${early},"value":1}`,
    is: { signal: { ...said, kind: 'cycles', value: 1 } },
  },
  {
    topic: 'takt/M101/cycles',
    payload: '{"at":"2026-03-10T07:59:00.000Z","value":1}',
    time: 'heard',
    is: { signal: { ...heard, kind: 'cycles', value: 1 } },
  },
  { topic: 'takt/M101/counter', payload: '125', last: 120, retain: true, is: counted(5, 125) },
  { topic: 'takt/M101/counter', payload: '125', last: 120, retain: true, resumed: true, is: {} },
  {
    topic: 'takt/M101/counter',
    payload: '1e999',
    last: 120,
    is: { problem: 'takt/M101/counter: “Infinity” is no whole count' },
  },
  {
    topic: 'takt/M101/value/heat',
    payload: '80.5',
    is: { signal: { ...heard, kind: 'value', value: { name: 'heat', value: 80.5 } } },
  },
  {
    topic: 'takt/M101/value/heat',
    payload: 'high',
    is: { signal: { ...heard, kind: 'value', value: { name: 'heat', value: 'high' } } },
  },
  { topic: 'takt/M101/value/heat', payload: '80.5', retain: true, is: {} },
  {
    topic: 'takt/M101/value/heat',
    payload: '{"value":[1]}',
    is: { problem: 'takt/M101/value/heat: a value that is neither number nor text nor true or false' },
  },
  { topic: 'takt/M101/alarm', payload: 'E-042', is: { signal: { ...heard, kind: 'alarm', value: 'E-042' } } },
  { topic: 'takt/M101/alarm', payload: '', is: { problem: 'takt/M101/alarm: an alarm without a code' } },
  { topic: 'takt/M101/scrap', payload: '2', is: { signal: { ...heard, kind: 'scrap', value: 2 } } },
  {
    topic: 'takt/M101/scrap',
    payload: '{"id":7,"value":2}',
    is: { signal: { ...heard, kind: 'scrap', value: 2 }, identity: 'id 7' },
  },
  { topic: 'takt/M101/scrap', payload: '2', retain: true, is: {} },
  { topic: 'takt/M101/scrap', payload: 'two', is: { problem: 'takt/M101/scrap: “two” is no whole count' } },
  {
    topic: 'takt/M101/scrap_counter',
    payload: '125',
    last: 120,
    is: {
      signal: { ...heard, kind: 'scrap', value: 5 },
      notes: [
        { key: 'scrap M101', value: 125 },
        { key: 'scrap M101 at', value: now },
      ],
      counter: { machine_id: 'M101', what: 'scrap', counted: { value: 125, at: now } },
    },
  },
  { topic: 'takt/M101/order', payload: 'C-4711', is: named('order', 'C-4711') },
  { topic: 'takt/M101/order', payload: '12345678901234567890', is: named('order', '12345678901234567890') },
  { topic: 'takt/M101/order', payload: '0042', retain: true, is: named('order', '0042') },
  { topic: 'takt/M101/order', payload: 'C-4711', retain: true, resumed: true, is: {} },
  { topic: 'takt/M101/order', payload: '', is: named('order', '') },
  { topic: 'takt/M101/order', payload: `{${early},"value":"C-4711"}`, is: named('order', 'C-4711', said) },
  { topic: 'takt/M101/order', payload: '{"value":null}', is: named('order', '') },
  { topic: 'takt/M101/order', payload: '{"value":[1]}', is: { problem: 'takt/M101/order: “1” is no order' } },
  {
    topic: 'takt/M101/tool',
    payload: 'x'.repeat(41),
    is: { problem: `takt/M101/tool: “${'x'.repeat(41)}” is no tool` },
  },
  { topic: 'takt/M101/tool', payload: 'T-9', is: named('tool', 'T-9') },
  { topic: 'takt/M101/contact', payload: 'offline', retain: true, is: { lost: 'M101' } },
  { topic: 'takt/M101/contact', payload: 'online', is: {} },
  { topic: 'takt//state', payload: 'running', is: { problem: 'takt//state names no machine' } },
  { topic: 'other/M101/state', payload: 'running', is: { problem: 'other/M101/state is none of our topics' } },
  { topic: 'takt/M101/state', payload: 'x'.repeat(20_000), is: { problem: 'takt/M101/state: too long a message' } },
])('$topic $payload', ({ topic, payload, is, last, retain, again, resumed, time }) => {
  test(`${[retain && 'retained', again && 'again', resumed && 'resumed', last].filter((word) => word !== undefined).join(' ')} is read`, () => {
    const flags = { retain: retain ?? false, again: again ?? false, resumed: resumed ?? false, delivery: 1, line: 1 }
    const counted = () => (last === undefined ? undefined : { value: last, at: lastAt })
    const on = { now, counted, named: () => true }
    const read = readMessage(
      { topic, payload: Buffer.from(payload), ...flags },
      { ...rules, time: time ?? 'source' },
      on,
    )
    expect(read).toEqual(is)
  })
})

test.each([
  ['takt/{machine_id}/state', 'takt/M101/state', { machine_id: 'M101' }],
  ['takt/{machine_id}/value/{name}', 'takt/M101/value/heat', { machine_id: 'M101', name: 'heat' }],
  ['takt/{machine_id}/state', 'takt/M101/state/more', undefined],
  ['takt/{machine_id}/state', 'takt/M101/State', undefined],
])('%s finds in %s', (template, topic, places) => expect(readTopic(template, topic)).toEqual(places))

test('places become wildcards', () => expect(filterOf('takt/{machine_id}/value/{name}')).toBe('takt/+/value/+'))

test.each([
  ['takt/{machine_id}/state', true],
  ['takt/state', false],
  ['takt/{machine_id}/{name}', false],
  ['takt/{machine_id}/#', false],
  ['takt/x{machine_id}/state', false],
])('%s is a template with a machine: %s', (template, is) => expect(isTemplateWith(template, ['machine_id'])).toBe(is))
