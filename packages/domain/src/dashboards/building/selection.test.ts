import { expect, test } from 'vitest'
import { select, stillThere, touchedBy } from './selection.ts'

test.each([
  ['only', ['b'], ['b']],
  ['only', [], []],
  ['toggle', ['b'], ['a', 'b']],
  ['toggle', ['a'], []],
  ['add', ['a', 'c'], ['a', 'c']],
] as const)('D-BUILD-04 chosen %s %j', (how, ids, expected) => {
  expect(select(['a'], ids, how)).toEqual(expected)
})

test('D-BUILD-04 the order in which they were chosen stays: the first is the measure', () => {
  expect(select(select(['c'], ['a'], 'toggle'), ['b', 'c'], 'add')).toEqual(['c', 'a', 'b'])
})

test('D-BUILD-04 what is gone is no longer chosen', () => {
  const both = ['a', 'b']
  expect(stillThere(both, [{ id: 'b' }])).toEqual(['b'])
  expect(stillThere(both, [{ id: 'b' }, { id: 'a' }])).toBe(both)
})

test('D-BUILD-04 D-BUILD-08 a rubber band chooses what it touches, and nothing that is locked', () => {
  const at = (id: string, x: number, locked?: boolean) => ({
    id,
    component: 'gauge',
    pos: { x, y: 0, w: 6, h: 4 },
    config: {},
    ...(locked ? { locked } : {}),
  })
  const board = [at('hall', 0, true), at('a', 0), at('b', 6), at('c', 12)]
  expect(touchedBy({ x: 5, y: 3, w: 2, h: 2 }, board)).toEqual(['a', 'b'])
  expect(touchedBy({ x: 6, y: 0, w: 1, h: 1 }, board)).toEqual(['b'])
  expect(touchedBy({ x: 5, y: 5, w: 9, h: 2 }, board)).toEqual([])
})
