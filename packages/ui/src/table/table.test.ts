import { describe, expect, test } from 'vitest'
import { rowStep, wasSeen } from './row-step.ts'
import { sortRows } from './sort-rows.ts'
import { gridTemplate, leastWidth, nextSort, roomFor, type TableColumn, type TableSort } from './table-column.ts'

type Row = { name: string; count: number | null }

const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  { key: 'count', header: 'Count', cell: (row) => row.count, sortValue: (row) => row.count },
  { key: 'plain', header: 'Plain', cell: (row) => row.name },
]
const rows: Row[] = [
  { name: 'M-10', count: 3 },
  { name: 'm-2', count: null },
  { name: 'M-1', count: 20 },
]

describe('sorting rows', () => {
  test.each<[TableSort | null, string[]]>([
    [null, ['M-10', 'm-2', 'M-1']],
    [{ key: 'plain', direction: 'ascending' }, ['M-10', 'm-2', 'M-1']],
    [{ key: 'name', direction: 'ascending' }, ['M-1', 'm-2', 'M-10']],
    [{ key: 'name', direction: 'descending' }, ['M-10', 'm-2', 'M-1']],
    [{ key: 'count', direction: 'ascending' }, ['M-10', 'M-1', 'm-2']],
    [{ key: 'count', direction: 'descending' }, ['M-1', 'M-10', 'm-2']],
  ])('by %j gives %j', (sort, expected) => {
    expect(sortRows(rows, columns, sort).map((row) => row.name)).toEqual(expected)
  })

  test('a second press on the same header turns the order', () => {
    const first = nextSort(null, 'name')
    expect(first).toEqual({ key: 'name', direction: 'ascending' })
    expect(nextSort(first, 'name')).toEqual({ key: 'name', direction: 'descending' })
    expect(nextSort(first, 'count')).toEqual({ key: 'count', direction: 'ascending' })
  })
})

describe('T-PLANT-458 columns have room by what they hold', () => {
  const cell = (row: Row) => row.name
  const wide: TableColumn<Row>[] = [
    { key: 'part', header: 'Part', cell, minWidth: 200, share: 3 },
    { key: 'unit', header: 'Unit', cell },
    { key: 'run', header: 'Run', cell, width: 120 },
  ]
  test('a column grows by its share, keeps its least, or stays as it is', () => {
    expect(gridTemplate(wide)).toBe('minmax(200px, 3fr) minmax(140px, 1fr) 120px')
    expect(leastWidth(wide)).toBe(460)
  })
  test.each([
    [0, 76, 1],
    [4, 76, 4],
    [10, 125, 10],
    [24, 256, 24],
    [60, 260, 60],
  ])('a longest word of %d letters needs %d px and gets %d shares of the rest', (letters, minWidth, share) => {
    expect(roomFor(letters)).toEqual({ minWidth, share })
  })
})

describe('keys move the active row', () => {
  test.each<[string, number, number | null]>([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 9],
    ['PageDown', 2, 6],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['a', 5, null],
  ])('%s from %d to %j', (key, active, expected) => {
    expect(rowStep(key, active, { count: 10, page: 4 })).toBe(expected)
  })

  test('an empty table takes no key', () => {
    expect(rowStep('ArrowDown', -1, { count: 0, page: 4 })).toBeNull()
  })
})

test.each<[string, number, number, boolean]>([
  ['before any row was there', -1, 0, true],
  ['at the top', 0, 0, true],
  ['the last of which a part is seen', 6, 0, true],
  ['below', 7, 0, false],
  ['half under the head', 1, 70, true],
  ['scrolled away upwards', 0, 48, false],
  ['a row that was not there', -1, 48, false],
])('a row %s was seen: %j', (_where, index, top, seen) => {
  const count = _where === 'before any row was there' ? 0 : 60
  expect(wasSeen(index, { rowHeight: 48, top, height: 300, count })).toBe(seen)
})
