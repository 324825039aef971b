import { describe, expect, test } from 'vitest'
import type { Reading } from './node-session.ts'
import { readMetric, SparkplugMachine } from './read-metrics.ts'
import { edgeTopic, readEdgeTopic } from './topic.ts'

const machine = SparkplugMachine.parse({
  machine_id: 'M101',
  group: 'hall',
  node: 'line-1',
  device: 'press',
  scrap: 'Rejects',
  order: 'Job',
  tool: 'Mould',
})
const at = Date.parse('2026-03-10T08:00:00Z')
const iso = '2026-03-10T08:00:00.000Z'
const now = at + 60_000
const base = { machine_id: 'M101', at: iso }

function read(
  name: string,
  value: Reading['value'],
  more: { historical?: boolean; birth?: boolean; last?: number; time?: 'heard' } = {},
) {
  const reading: Reading = {
    device: 'press',
    name,
    value,
    at,
    historical: more.historical ?? false,
    birth: more.birth ?? false,
  }
  const counted = more.last === undefined ? undefined : { value: more.last, at: at - 1000 }
  return readMetric(machine, reading, { time: more.time ?? 'source', now, counted: () => counted })
}

const countedTo = (value: number, cycles: number) => ({
  signal: { ...base, kind: 'cycles', value: cycles },
  notes: [
    { key: 'counter M101', value },
    { key: 'counter M101 at', value: at },
  ],
  counted: { value, at },
  what: 'counter',
})
const running = { ...base, kind: 'state', value: 'running' }
const stopped = { ...base, kind: 'state', value: 'stopped' }

describe.each([
  { what: 'a state in words', got: read('State', 'Running'), is: { signal: running, present: true } },
  { what: 'a state as a bit', got: read('State', true), is: { signal: running, present: true } },
  { what: 'a state as a number', got: read('State', 3), is: { signal: stopped, present: true } },
  {
    what: 'a state of history',
    got: read('State', true, { historical: true }),
    is: { signal: running, present: false },
  },
  {
    what: 'a count',
    got: read('Cycles', 12, { last: 10 }),
    is: countedTo(12, 2),
  },
  {
    what: 'a count of scrap',
    got: read('Rejects', 12, { last: 10 }),
    is: {
      signal: { ...base, kind: 'scrap', value: 2 },
      notes: [
        { key: 'scrap M101', value: 12 },
        { key: 'scrap M101 at', value: at },
      ],
      counted: { value: 12, at },
      what: 'scrap',
    },
  },
  { what: 'an order', got: read('Job', 'C-4711'), is: { signal: { ...base, kind: 'order', value: 'C-4711' } } },
  { what: 'a tool', got: read('Mould', 7, { birth: true }), is: { signal: { ...base, kind: 'tool', value: '7' } } },
  {
    what: 'a first count',
    got: read('Cycles', 12),
    is: countedTo(12, 0),
  },
  {
    what: 'a count that may be the first after a restart',
    got: read('Cycles', 2, { last: 10 }),
    is: { counted: { value: 10, at: at - 1000, doubt: { value: 2, at, restart: true } }, what: 'counter' },
  },
  {
    what: 'a count that steps back',
    got: read('Cycles', 724, { last: 726 }),
    is: {
      counted: { value: 726, at: at - 1000, doubt: { value: 724, at, restart: false } },
      what: 'counter',
      problem: 'M101: Cycles: a count of 724 after 726 is not believed until it goes on from there',
    },
  },
  {
    what: 'a count of history, which the birth holds already',
    got: read('Cycles', 11, { historical: true, last: 12 }),
    is: {},
  },
  {
    what: 'a negative count',
    got: read('Cycles', -1, { last: 1 }),
    is: { problem: 'M101: Cycles: a count of -1 is negative' },
  },
  { what: 'an alarm', got: read('Alarm', 'E-042'), is: { signal: { ...base, kind: 'alarm', value: 'E-042' } } },
  { what: 'an alarm that a birth repeats', got: read('Alarm', 'E-042', { birth: true }), is: {} },
  { what: 'no alarm', got: read('Alarm', ''), is: {} },
  {
    what: 'another metric',
    got: read('Heat', 80.5),
    is: { signal: { ...base, kind: 'value', value: { name: 'Heat', value: 80.5 } } },
  },
  {
    what: 'a metric of history',
    got: read('Heat', 80, { historical: true, time: 'heard' }),
    is: { signal: { ...base, kind: 'value', value: { name: 'Heat', value: 80 } } },
  },
  { what: 'a number that is none', got: read('Heat', Number.NaN), is: { problem: 'M101: Heat is NaN' } },
  { what: 'a metric of the protocol', got: read('Node Control/Rebirth', false), is: {} },
])('$what', ({ got, is }) => {
  test('is read', () => expect(got).toEqual(is))
})

test('where the source’s clock is not trusted the moment of hearing counts', () => {
  expect(read('State', true, { time: 'heard' }).signal?.at).toBe('2026-03-10T08:01:00.000Z')
})

test.each([
  ['spBv1.0/hall/NBIRTH/line-1', { group: 'hall', type: 'NBIRTH', node: 'line-1', device: '' }],
  ['spBv1.0/hall/DDATA/line-1/press', { group: 'hall', type: 'DDATA', node: 'line-1', device: 'press' }],
  ['spBv1.0/hall/NCMD/line-1', undefined],
  ['spBv1.0/STATE/takt', undefined],
  ['spBv1.0/hall/DDATA/line-1', undefined],
  ['spBv1.0/hall/NDATA/line-1/press', undefined],
  ['spAv1.0/hall/NBIRTH/line-1', undefined],
  ['spBv1.0/hall/DDATA/line-1/press/more', undefined],
])('%s', (topic, is) => {
  const found = readEdgeTopic(topic)
  expect(found).toEqual(is)
  if (found) expect(edgeTopic(found)).toBe(topic)
})
