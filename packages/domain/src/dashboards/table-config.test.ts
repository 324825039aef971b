import { describe, expect, test } from 'vitest'
import {
  columnHeader,
  customColumnId,
  dropPlace,
  moveColumn,
  newColumn,
  readColumns,
  shownColumns,
} from './table-config.ts'

const columns = ['a', 'b', 'c'].map((key) => newColumn(key))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('D-ENTITY-20 D-ENTITY-22-X a list keeps its order, and a plain map of old data is read', () => {
  expect(
    ids(
      readColumns([
        { id: '2', key: 'x' },
        { id: '1', key: 'y' },
      ]),
    ),
  ).toEqual(['2', '1'])
  expect(readColumns({ qty: { key: 'qty', label: 'Qty' }, custom_a: { key: 'a' } })).toMatchObject([
    { id: 'qty', label: 'Qty', component: 'plain' },
    { id: 'custom_a', key: 'a' },
  ])
  expect(readColumns('nonsense')).toEqual([])
})

test.each([
  ['qty', [], 'custom_qty'],
  ['qty', ['custom_qty'], 'custom_qty_2'],
  ['qty', ['custom_qty', 'custom_qty_2', 'custom_qty_4'], 'custom_qty_3'],
  [' ', [], undefined],
])('D-ENTITY-23 D-ENTITY-24-X a custom column for %j beside %j gets %s', (key, taken, id) => {
  expect(customColumnId(key, taken)).toBe(id)
})

describe('D-ENTITY-22-X header text', () => {
  const words = {
    text: (key: string) => (key === 'column.part' ? 'Part' : undefined),
    column: (key: string) => (key === 'qty' ? 'Quantity' : undefined),
  }
  test.each([
    [{ label: 'Mine', tlabel: 'column.part', key: 'qty' }, 'Mine'],
    [{ label: '', tlabel: 'column.part', key: 'qty' }, 'Part'],
    [{ label: '', tlabel: 'gone', key: 'qty' }, 'Quantity'],
    [{ label: '', tlabel: '', key: 'raw' }, 'raw'],
  ])('%j reads %s', (column, header) => {
    expect(columnHeader(column, words)).toBe(header)
  })
})

describe('moving columns', () => {
  test.each([
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 99, ['a', 'c', 'b']],
    ['gone', 0, ['a', 'b', 'c']],
  ])('D-CONFIG-48 %s to %s', (id, to, order) => {
    expect(ids(moveColumn(columns, id, to))).toEqual(order)
  })

  test('D-STATE-07 the half under the pointer decides', () => {
    expect(dropPlace({ start: 100, size: 80 }, 139)).toBe('before')
    expect(dropPlace({ start: 100, size: 80 }, 141)).toBe('after')
  })
})

test('T-PLANT-373 D-CONFIG-50-X columns that nobody chose have no technical keys', () => {
  const keys = [
    'machine_id',
    'stop',
    'stop_reason',
    'stop_reason_color',
    'record_no',
    'duration_seconds',
    'erp_resource',
  ]
  expect(ids(shownColumns([], keys))).toEqual(['machine_id', 'stop_reason', 'duration_seconds'])
  // Chosen, or all there is, they are shown.
  expect(ids(shownColumns([newColumn('stop')], keys))).toEqual(['stop'])
  expect(ids(shownColumns([], ['stop']))).toEqual(['stop'])
})

test('D-CONFIG-50-X an empty config means the columns of the source in source order', () => {
  expect(ids(shownColumns([], ['x', 'y']))).toEqual(['x', 'y'])
  expect(ids(shownColumns(columns, ['x', 'y']))).toEqual(['a', 'b', 'c'])
})

test('D-ENTITY-21 a column keeps its key, label, tlabel, component, config and pre', () => {
  const column = {
    id: 'a',
    key: 'end_time',
    label: 'End',
    tlabel: 'column.end',
    component: 'date',
    config: { short: true },
    pre: '≈ ',
  }
  expect(readColumns(JSON.parse(JSON.stringify([column])))).toEqual([column])
})
