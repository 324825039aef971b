import { expect, test } from 'vitest'
import {
  type ColumnChoice,
  defaultColumns,
  type KnownColumn,
  placeColumn,
  readColumns,
  showColumn,
  widenColumn,
} from './columns.ts'

const known: KnownColumn[] = [{ key: 'a' }, { key: 'b' }, { key: 'c', hidden: true }]
const column = (key: string, visible = true, width: number | null = null): ColumnChoice => ({ key, visible, width })
const usual = [column('a'), column('b'), column('c', false)]

test.each<[string, unknown, ColumnChoice[]]>([
  ['nothing saved', undefined, usual],
  ['broken', { columns: 'all' }, usual],
  [
    'order, width and visibility',
    { columns: [column('c', true, 90), column('a', false), column('b')] },
    [column('c', true, 90), column('a', false), column('b')],
  ],
  ['a column that is gone', { columns: [column('old'), column('b')] }, [column('b'), column('a'), column('c', false)]],
  [
    'named twice',
    { columns: [column('b'), column('b', false), column('a')] },
    [column('b'), column('a'), column('c', false)],
  ],
  ['nothing visible', { columns: [column('a', false), column('b', false), column('c', false)] }, usual],
  [
    'widths nobody could use',
    { columns: [column('a', true, 3), column('b', true, 9000)] },
    [column('a', true, 60), column('b', true, 600), column('c', false)],
  ],
])('T-SCREEN-04-X %s', (_, stored, columns) => expect(readColumns(stored, known)).toEqual(columns))

test.each<[string, string, number, string]>([
  ['up', 'b', 0, 'bac'],
  ['down', 'a', 1, 'bac'],
  ['beyond the end', 'a', 9, 'bca'],
  ['before the beginning', 'c', -2, 'cab'],
  ['a column nobody knows', 'x', 0, 'abc'],
])('a column is moved %s', (_, key, at, order) =>
  expect(
    placeColumn(usual, key, at)
      .map((each) => each.key)
      .join(''),
  ).toBe(order),
)

test('the last visible column stays', () => {
  const one = showColumn(defaultColumns(known), 'a', false)
  expect(one).toEqual([column('a', false), column('b'), column('c', false)])
  expect(showColumn(one, 'b', false)).toEqual(one)
})

test('a width is set within its bounds and given back', () => {
  const wide = widenColumn(usual, 'a', 5000)
  expect(wide[0]).toEqual(column('a', true, 600))
  expect(widenColumn(wide, 'a', null)[0]).toEqual(column('a'))
})
