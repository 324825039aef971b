import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metricOf } from './metric-value.ts'
import { askRebirth, type NodeMessage, type NodeSession, stepNode, unborn } from './node-session.ts'
import type { Metric } from './payload.ts'
import type { MessageType } from './topic.ts'

const NOW = Date.parse('2026-03-10T08:00:00Z')

function message(
  type: MessageType,
  seq: number | undefined,
  metrics: readonly Metric[] = [],
  device = '',
): NodeMessage {
  return { type, device, payload: { timestamp: NOW, metrics, ...(seq === undefined ? {} : { seq }) } }
}

const bdSeq = (value: number) => metricOf('bdSeq', value)
const state = (value: string, alias?: number) => ({
  ...metricOf('State', value),
  ...(alias === undefined ? {} : { alias }),
})
const byAlias = (alias: number, value: string): Metric => ({ alias, value: { of: 'string', value } })
const nbirth = (bd: number, seq = 0) => message('NBIRTH', seq, [bdSeq(bd)])
const dbirth = (seq: number, value = 'stopped') => message('DBIRTH', seq, [state(value, 1)], 'press')

/** All messages in turn; what the last one gave. */
function after(...messages: readonly NodeMessage[]) {
  let session: NodeSession = unborn
  let step = stepNode(session, messages[0] as NodeMessage, NOW)
  for (const [at, next] of messages.entries()) {
    step = stepNode(session, next, NOW + at)
    session = step.session
  }
  return step
}

const values = (step: ReturnType<typeof after>) =>
  step.readings.map(({ device, name, value }) => `${device} ${name} ${value}`)

describe.each<{
  what: string
  messages: NodeMessage[]
  read?: string[]
  lost?: string[]
  rebirth?: boolean
  life?: string
}>([
  {
    what: 'a birth tells the present values',
    messages: [nbirth(0), dbirth(1)],
    read: ['press State stopped'],
    life: 'alive',
  },
  {
    what: 'an alias means what the birth said',
    messages: [nbirth(0), dbirth(1), message('DDATA', 2, [byAlias(1, 'running')], 'press')],
    read: ['press State running'],
  },
  {
    what: 'a name is a name',
    messages: [nbirth(0), dbirth(1), message('DDATA', 2, [state('running')], 'press')],
    read: ['press State running'],
  },
  {
    what: 'an unknown alias is nothing',
    messages: [nbirth(0), dbirth(1), message('DDATA', 2, [byAlias(9, 'running')], 'press')],
  },
  {
    what: 'an alias of another device is nothing',
    messages: [
      nbirth(0),
      dbirth(1),
      message('DBIRTH', 2, [], 'saw'),
      message('DDATA', 3, [byAlias(1, 'running')], 'saw'),
    ],
  },
  {
    what: 'numbers go round after 255',
    messages: [
      nbirth(0, 254),
      message('DBIRTH', 255, [state('stopped', 1)], 'press'),
      message('DDATA', 0, [byAlias(1, 'running')], 'press'),
    ],
    read: ['press State running'],
  },
  {
    what: 'data before any birth asks for one',
    messages: [message('DDATA', 4, [state('running')], 'press')],
    rebirth: true,
    life: 'unborn',
  },
  { what: 'a device’s birth before its node’s asks for one', messages: [dbirth(1)], rebirth: true, life: 'unborn' },
  {
    what: 'data of a device without a birth asks for one',
    messages: [nbirth(0), message('DDATA', 1, [state('running')], 'press')],
    rebirth: true,
    life: 'alive',
  },
  {
    what: 'a gap asks for a birth; an alias is not trusted',
    messages: [nbirth(0), dbirth(1), message('DDATA', 3, [byAlias(1, 'running')], 'press')],
    rebirth: true,
  },
  {
    what: 'a gap asks for a birth; a full name is still true',
    messages: [nbirth(0), dbirth(1), message('DDATA', 3, [state('running')], 'press')],
    read: ['press State running'],
    rebirth: true,
  },
  {
    what: 'it is asked for once',
    messages: [nbirth(0), dbirth(1), message('DDATA', 3, [], 'press'), message('DDATA', 5, [], 'press')],
  },
  {
    what: 'a number twice is a gap',
    messages: [nbirth(0), dbirth(1), message('DDATA', 1, [byAlias(1, 'running')], 'press')],
    rebirth: true,
  },
  {
    what: 'after the rebirth aliases hold again',
    messages: [
      nbirth(0),
      dbirth(1),
      message('DDATA', 3, [], 'press'),
      nbirth(0),
      dbirth(1),
      message('DDATA', 2, [byAlias(1, 'running')], 'press'),
    ],
    read: ['press State running'],
  },
  {
    what: 'the same birth again only begins anew',
    messages: [nbirth(0), dbirth(1), nbirth(0)],
    lost: ['press'],
    life: 'alive',
  },
  {
    what: 'a death takes the devices along',
    messages: [nbirth(3), dbirth(1), message('NDEATH', undefined, [bdSeq(3)])],
    lost: ['', 'press'],
    life: 'dead',
  },
  {
    what: 'a death of an earlier life is late',
    messages: [nbirth(3), dbirth(1), message('NDEATH', undefined, [bdSeq(2)])],
    life: 'alive',
  },
  {
    what: 'a death without its number is believed',
    messages: [nbirth(3), message('NDEATH', undefined)],
    lost: [''],
    life: 'dead',
  },
  {
    what: 'a second death changes nothing',
    messages: [nbirth(3), message('NDEATH', undefined, [bdSeq(3)]), message('NDEATH', undefined, [bdSeq(3)])],
    life: 'dead',
  },
  {
    what: 'data after death asks for a birth',
    messages: [
      nbirth(3),
      dbirth(1),
      message('NDEATH', undefined, [bdSeq(3)]),
      message('DDATA', 2, [state('running')], 'press'),
    ],
    rebirth: true,
    life: 'dead',
  },
  {
    what: 'a device dies alone',
    messages: [nbirth(0), dbirth(1), message('DDEATH', 2, [], 'press')],
    lost: ['press'],
    life: 'alive',
  },
  {
    what: 'data after a device’s death asks for a birth',
    messages: [
      nbirth(0),
      dbirth(1),
      message('DDEATH', 2, [], 'press'),
      message('DDATA', 3, [state('running')], 'press'),
    ],
    rebirth: true,
  },
  {
    what: 'null is no value',
    messages: [nbirth(0), dbirth(1), message('DDATA', 2, [{ alias: 1, is_null: true }], 'press')],
  },
])('$what', ({ messages, read = [], lost = [], rebirth = false, life }) => {
  const step = after(...messages)
  test('readings', () => expect(values(step)).toEqual(read))
  test('contact', () => expect(step.lost).toEqual(lost))
  test('rebirth', () => expect(step.rebirth).toBe(rebirth))
  if (life) test('life', () => expect(step.session.life).toBe(life))
})

test('a reading carries the metric’s own time, else the payload’s', () => {
  const data = message('DDATA', 2, [{ ...byAlias(1, 'running'), timestamp: NOW - 500 }, byAlias(1, 'stopped')], 'press')
  expect(after(nbirth(0), dbirth(1), data).readings.map(({ at }) => at)).toEqual([NOW - 500, NOW])
})

test('history is marked', () => {
  const data = message('DDATA', 2, [{ ...byAlias(1, 'running'), is_historical: true }, byAlias(1, 'stopped')], 'press')
  expect(after(nbirth(0), dbirth(1), data).readings.map(({ historical }) => historical)).toEqual([true, false])
})

test('the data type of the birth gives a number its sign', () => {
  const born = message(
    'DBIRTH',
    1,
    [{ name: 'Heat', alias: 2, datatype: 1, value: { of: 'int', value: 0xffn } }],
    'press',
  )
  const data = message('DDATA', 2, [{ alias: 2, value: { of: 'int', value: 0xfen } }], 'press')
  expect(after(nbirth(0), born, data).readings[0]?.value).toBe(-2)
})

test('a node that does not answer is asked again after five seconds', () => {
  const data = message('DDATA', 2, [], 'press')
  const asked = askRebirth(unborn, NOW)
  expect(stepNode(asked, data, NOW + 4999).rebirth).toBe(false)
  expect(stepNode(asked, data, NOW + 5000).rebirth).toBe(true)
})

/** An edge node that gives its aliases anew at every birth, on a line that loses messages. */
test('T-PLANT-22 whatever is lost, no value is ever read under a wrong name, and a heard rebirth mends everything', () => {
  const names = ['State', 'Cycles', 'Heat']
  const event = fc.record({
    does: fc.constantFrom('data', 'data', 'data', 'rebirth', 'die'),
    metric: fc.nat(2),
    isLost: fc.boolean(),
    full: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let session: NodeSession = unborn
      let [seq, bd, turn, n] = [0, 0, 0, 0]
      let heardTurn = 0
      const aliasOf = (name: string) => (names.indexOf(name) + turn) % 3
      const present = new Map(names.map((name) => [name, `${name} 0`]))
      const heard = new Map<string, unknown>()
      const tell = (said: NodeMessage, isLost: boolean) => {
        // A lost birth after which the numbers happen to fit (one in 256) is what the protocol cannot tell.
        const fits = heardTurn !== turn && said.type === 'DDATA' && session.sure && seq === (session.seq + 1) % 256
        if (isLost || fits) return
        if (said.type === 'NBIRTH') heardTurn = turn
        const step = stepNode(session, said, NOW + n)
        session = step.session
        for (const { name, value } of step.readings) {
          expect(String(value).startsWith(`${name} `)).toBe(true)
          heard.set(name, value)
        }
      }
      const metric = (name: string): Metric => ({
        ...metricOf(name, present.get(name) as string),
        alias: aliasOf(name),
      })
      const birth = (isLost: boolean) => {
        turn += 1
        seq = 0
        tell(message('NBIRTH', seq, [bdSeq(bd)]), isLost)
        seq = 1
        tell(message('DBIRTH', seq, names.map(metric), 'press'), isLost)
      }
      birth(false)
      for (const { does, metric: at, isLost, full } of events) {
        n += 1
        if (does === 'rebirth') birth(isLost)
        else if (does === 'die') {
          tell(message('NDEATH', undefined, [bdSeq(bd)]), isLost)
          bd = (bd + 1) % 256
          birth(isLost)
        } else {
          const name = names[at] as string
          present.set(name, `${name} ${n}`)
          seq = (seq + 1) % 256
          const { name: _, ...bare } = metric(name)
          tell(message('DDATA', seq, [full ? metricOf(name, `${name} ${n}`) : bare], 'press'), isLost)
        }
      }
      birth(false)
      expect(heard).toEqual(present)
    }),
    { numRuns: 300 },
  )
})
