import { expect, test } from 'vitest'
import { type AskedPlace, placeIn, placeKinds, withPlace } from './location-query.ts'

const pair = ['line', 'locationtype', 'location']

test.each([
  [pair, ['department', 'zone', 'category']],
  [['zone', 'line'], ['zone']],
  [['locationtype', 'line'], []],
  [[], []],
])('T-SHELL-09-X a dashboard with the parameters %j can be asked for a %j', (parameters, kinds) =>
  expect(placeKinds(parameters)).toEqual(kinds),
)

test.each<[string[], Record<string, string>, AskedPlace | undefined]>([
  [pair, { locationtype: 'zone', location: 'A' }, { locationtype: 'zone', location: 'A' }],
  [pair, { locationtype: 'zone' }, undefined],
  [['zone'], { zone: 'A', department: 'B' }, { locationtype: 'zone', location: 'A' }],
  [['line'], { zone: 'A' }, undefined],
])('T-SHELL-09-X %j with the query %j is at %j', (parameters, query, place) =>
  expect(placeIn(query, parameters)).toEqual(place),
)

test.each<[string[], AskedPlace | undefined, Record<string, string>]>([
  [pair, { locationtype: 'zone', location: 'B' }, { line: '7', locationtype: 'zone', location: 'B' }],
  [pair, undefined, { line: '7' }],
  [['zone', 'department'], { locationtype: 'department', location: 'X' }, expect.objectContaining({ department: 'X' })],
])('T-SHELL-09-X with %j, going to %j asks %j', (parameters, place, query) =>
  expect(withPlace({ line: '7', locationtype: 'zone', location: 'A' }, parameters, place)).toEqual(query),
)
