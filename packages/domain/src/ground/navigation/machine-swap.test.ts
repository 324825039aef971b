import { expect, test } from 'vitest'
import { matchesSearch, swapMachinePath } from './machine-swap.ts'
import { matchPath } from './match-path.ts'

const patterns = [
  '/interface/$machine',
  '/interface/$machine/planned-orders',
  '/interface/$machine/documents',
  '/interface/$machine/documents/$hash',
  '/interface/$machine/order-details/$cardno',
  '/$viewtype/$locationtype/$location/stopcode/$machine',
  '/machines/all',
].map((path) => ({ name: path, path }))
const isKnown = (path: string) => matchPath(patterns, path) !== undefined

test.each([
  ['/interface/M1/planned-orders', '/interface/M2/planned-orders'],
  ['/interface/M1/documents/abc123', '/interface/M2/documents'],
  ['/interface/M1/order-details/4711', '/interface/M2'],
  ['/machines/zone/Z%201/stopcode/M1', '/machines/zone/Z%201/stopcode/M2'],
  ['/interface/M1', '/interface/M2'],
  ['/machines/all', '/interface/M2'],
])('T-SHELL-29-X choosing M2 on %s leads to %s', (path, next) =>
  expect(swapMachinePath(matchPath(patterns, path), 'M2', isKnown)).toBe(next),
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
