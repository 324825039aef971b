import { expect, test } from 'vitest'
import {
  chooseRowSource,
  type FilterGroup,
  type FilterItem,
  filteredRows,
  type filterOperators,
  matches,
  multiValueRows,
  newFilter,
  newMultiValue,
  readMultiValue,
  unknownProps,
} from './row-filter.ts'

const row = { machine_id: 'M10', qty: 12, text: 'Tool Change', number: '007', none: null, empty: '' }
const is = (prop: string, operator: (typeof filterOperators)[number], value = ''): FilterItem => ({
  prop,
  operator,
  value,
})

test.each<[string, FilterItem, boolean]>([
  ['== of numbers', is('qty', '==', '12.0'), true],
  ['== of a text that is a number', is('number', '==', '7'), true],
  ['== of texts without regard to case', is('text', '==', 'tool change'), true],
  ['!= of a missing value', is('none', '!=', 'x'), true],
  ['> of numbers, not of texts', is('qty', '>', '9'), true],
  ['> of equal numbers', is('qty', '>', '12'), false],
  ['>= of equal numbers', is('qty', '>=', '12'), true],
  ['< of texts', is('machine_id', '<', 'm2'), true],
  ['<= of a number and a text is by text', is('qty', '<=', 'a'), true],
  ['< of a missing value', is('none', '<', '5'), false],
  ['contains', is('text', 'contains', 'L CH'), true],
  ['starts_with', is('text', 'starts_with', 'tool'), true],
  ['starts_with elsewhere', is('text', 'starts_with', 'change'), false],
  ['in a list', is('machine_id', 'in', 'M1, m10 ;M3'), true],
  ['in an empty list', is('empty', 'in', ' , '), false],
  ['is_empty of null', is('none', 'is_empty'), true],
  ['is_empty of a text', is('text', 'is_empty'), false],
  ['not_empty of an empty text', is('empty', 'not_empty'), false],
])('D-ENTITY-19-X %s', (_, condition, expected) => expect(matches(condition, row)).toBe(expected))

const nested: FilterGroup = {
  op: 'and',
  items: [
    is('qty', '>', '10'),
    { op: 'or', items: [is('text', 'contains', 'nothing'), { op: 'and', items: [is('machine_id', '==', 'M10')] }] },
  ],
}

test.each<[string, FilterGroup, boolean]>([
  ['an empty group matches everything', { op: 'or', items: [] }, true],
  ['nested groups', nested, true],
  ['and needs all', { ...nested, items: [...nested.items, is('none', 'not_empty')] }, false],
  ['or needs one', { op: 'or', items: [is('qty', '<', '0'), is('qty', '>', '0')] }, true],
  [
    'a condition that is being written counts neither way',
    { op: 'or', items: [is('', '=='), is('qty', '<', '0')] },
    false,
  ],
])('D-ENTITY-18 D-ENTITY-19-X %s', (_, tree, expected) => expect(matches(tree, row)).toBe(expected))

const rows = ['b', 'a', 'd', 'c'].map((machine_id, at) => ({ machine_id, at, on: at < 3 ? 1 : 0 }))
const ids = (list: readonly { machine_id: string }[]) => list.map(({ machine_id }) => machine_id).join('')

test.each([
  ['no limit keeps all', {}, 'badc'],
  ['limit 0 is no limit', { limit: 0, sortProp: 'machine_id' }, 'abcd'],
  ['the first of the sorted', { limit: 2, sortProp: 'machine_id' }, 'ab'],
  ['the last of the sorted, in order', { limit: 2, limitFrom: 'last', sortProp: 'machine_id' }, 'cd'],
  ['desc', { limit: 2, sortProp: 'machine_id', sortOrder: 'desc' }, 'dc'],
  ['filtered before it is limited', { limit: 3, tree: { op: 'and', items: [is('on', '==', '0')] } }, 'c'],
] as const)('D-ENTITY-18 D-ENTITY-19-X %s', (_, change, expected) => {
  expect(ids(filteredRows(rows, { ...newFilter, ...(change as object) }))).toBe(expected)
})

test('D-ENTITY-17 a multi-value config is a source, machines and a filter; no machines are all of them', () => {
  const config = { dataSource: 'all', machineId: ['d', 'a'], filter: { ...newFilter, limit: 1 } }
  expect(ids(multiValueRows(rows, config))).toBe('d')
  expect(ids(multiValueRows(rows, { ...config, machineId: null }))).toBe('b')
  expect(readMultiValue(JSON.parse(JSON.stringify(config)))).toEqual(config)
})

test('D-ENTITY-18 what is stored wrong is read as nothing chosen', () => {
  expect(readMultiValue('x')).toBeNull()
  expect(readMultiValue({ machineId: [], filter: { limit: -3, sortOrder: 'sideways', tree: { items: [3] } } })).toEqual(
    newMultiValue,
  )
})

test('D-STATE-12 D-STATE-13-X another source forgets the machines, and the sort where it has no such property', () => {
  const config = { dataSource: 'a', machineId: ['M1'], filter: { ...newFilter, sortProp: 'qty', limit: 3 } }
  expect(chooseRowSource(config, 'b', ['qty'])).toEqual({ dataSource: 'b', machineId: null, filter: config.filter })
  expect(chooseRowSource(config, 'b', ['name']).filter).toEqual({ ...newFilter, limit: 3 })
})

test('D-ENTITY-19-X properties that the rows lack are found, however deep', () => {
  expect(unknownProps({ ...newFilter, tree: nested, sortProp: 'gone' }, ['qty', 'machine_id'])).toEqual([
    'text',
    'gone',
  ])
  expect(unknownProps({ ...newFilter, tree: nested }, [])).toEqual([])
})
