import { expect, test } from 'vitest'
import { type Found, type FoundKind, MOST_OF_A_KIND, oneExact, rankFound } from './rank-found.ts'

const thing = (kind: FoundKind, number: string, words = ''): Found => ({
  kind,
  key: `${kind} ${number || words}`,
  numbers: number === '' ? [] : [number],
  words,
})
const keys = (things: readonly Found[], typed: string, recent?: readonly string[]) =>
  rankFound(things, typed, recent).map(({ found }) => found.map(({ key }) => key))

test('T-FIND-02 an exact number stands before the beginning of one, that before words that begin so, then what has it within', () =>
  expect(
    keys(
      [
        thing('machine', 'M2104'),
        thing('page', '', 'Overview 104'),
        thing('order', '1040', 'Gear'),
        thing('order', '104', 'Lid'),
      ],
      '104',
    ),
  ).toEqual([['order 104', 'order 1040'], ['page Overview 104'], ['machine M2104']]))

test('T-FIND-02 within a kind the same holds, and what answers equally well stays as it came', () =>
  expect(
    keys([thing('order', '30', 'has 24'), thing('order', '2402'), thing('order', '2401'), thing('order', '24')], '24'),
  ).toEqual([['order 24', 'order 2402', 'order 2401', 'order 30']]))

test('T-FIND-03 what was opened last is lifted among those that answer as well, never over a better one', () => {
  const orders = [thing('order', '24'), thing('order', '2401'), thing('order', '2402'), thing('order', '2403')]
  expect(keys(orders, '24', ['order 2403', 'order 2402'])).toEqual([
    ['order 24', 'order 2403', 'order 2402', 'order 2401'],
  ])
  const two = [thing('machine', 'M1'), thing('page', '', 'M1 of all'), thing('page', '', 'Machines')]
  expect(keys(two, 'm', ['page Machines'])).toEqual([['machine M1'], ['page Machines', 'page M1 of all']])
  const equal = [thing('order', 'M10'), thing('machine', 'M11')]
  expect(keys(equal, 'm1')).toEqual([['machine M11'], ['order M10']])
  expect(keys(equal, 'm1', ['order M10'])).toEqual([['order M10'], ['machine M11']])
})

test('T-FIND-02 a kind shows no more than are read, and few of those that only have the letters in them', () => {
  const many = (words: string) => Array.from({ length: 20 }, (_, at) => thing('order', `${at}`, words))
  expect(rankFound(many('gear'), 'gear')[0]?.found).toHaveLength(MOST_OF_A_KIND)
  expect(rankFound(many('gear'), 'ear')[0]?.found).toHaveLength(3)
})

test('T-FIND-02 what the browser and the server both found stands there once', () =>
  expect(keys([thing('order', '24'), thing('order', '24')], '24')).toEqual([['order 24']]))

test('T-FIND-05 a whole number opens the one thing that has it, and nothing where two have it', () => {
  const both = [thing('order', '24'), thing('order', '240'), thing('machine', '30'), thing('order', '30')]
  expect(oneExact(both, '24')?.key).toBe('order 24')
  expect(oneExact([...both, thing('order', '24')], '24')?.key).toBe('order 24')
  expect(oneExact(both, '30')).toBeUndefined()
  expect(oneExact(both, '2')).toBeUndefined()
})
