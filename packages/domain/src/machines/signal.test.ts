import { expect, test } from 'vitest'
import { Signal } from './signal.ts'

const isTaken = (kind: string, value: unknown) =>
  Signal.safeParse({ seq: 1, machine_id: 'M1', at: '2030-06-12T08:00:00Z', kind, value }).success
const long = (signs: number) => 'x'.repeat(signs)
const named = (name: string, value: unknown = 1) => ({ name, value })

test.each([
  ['cycles', 1_000_000, 1_000_001],
  ['scrap', 1_000_000, 1_000_001],
  ['value', named('t'), named('')],
  ['value', named(long(80)), named(long(81))],
  ['value', named('t', long(200)), named('t', long(201))],
  ['alarm', 'E', ''],
  ['alarm', long(80), long(81)],
  ['order', long(40), long(41)],
  ['tool', long(40), long(41)],
])('T-PLANT-358 the longest and the most that %s may say is taken, and no more', (kind, last, beyond) => {
  expect([isTaken(kind, last), isTaken(kind, beyond)]).toEqual([true, false])
})
