import { expect, test } from 'vitest'
import { matchesSearch, swapMachinePath } from './machine-swap.ts'

const known = [
  '/interface/M2',
  '/interface/M2/planned-orders',
  '/interface/M2/documents',
  '/machines/zone/Z%201/stopcode/M2',
]
const isKnown = (path: string) => known.includes(path)
const M1 = { machine: 'M1' }

test.each<[string, Record<string, string>, string]>([
  ['/interface/$machine/planned-orders', M1, '/interface/M2/planned-orders'],
  ['/interface/$machine/documents/$hash', { ...M1, hash: 'abc123' }, '/interface/M2/documents'],
  ['/interface/$machine/order-details/$cardno', { ...M1, cardno: '4711' }, '/interface/M2'],
  [
    '/$viewtype/$locationtype/$location/stopcode/$machine',
    { ...M1, viewtype: 'machines', locationtype: 'zone', location: 'Z 1' },
    '/machines/zone/Z%201/stopcode/M2',
  ],
  ['/interface/$machine', M1, '/interface/M2'],
  ['/machines/all', {}, '/interface/M2'],
])('T-SHELL-29-X choosing M2 on %s of %j leads to %s', (pattern, params, next) =>
  expect(swapMachinePath({ pattern, params }, 'M2', isKnown)).toBe(next),
)

const machine = { machine_id: 'M101', machine_description: 'Press Öst', object_description: 'Engel 200' }
test.each([
  ['m10', true],
  ['öst', true],
  ['engel', true],
  ['gel 2', true],
  ['', true],
  ['M2', false],
])('T-SHELL-29-X a search for %j finds it: %s', (search, found) => expect(matchesSearch(machine, search)).toBe(found))
