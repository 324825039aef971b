import { expect, test } from 'vitest'
import { drawnGrid, gridFault, gridPage, newGrid, readGrid } from './grid-settings.ts'

test('D-ENTITY-60 D-ENTITY-61 rows, columns, padding and fill have their defaults', () => {
  expect(newGrid).toEqual({ columns: 4, rows: 1, padding: 0, fill: false })
  expect(readGrid({ columns: 2, rows: '3', padding: 8, fill: true })).toEqual({
    columns: 2,
    rows: 1,
    padding: 8,
    fill: true,
  })
})

test.each([
  ['D-VALID-01', { columns: 0 }, 'columns'],
  ['D-VALID-01', { rows: -1 }, 'rows'],
  ['D-VALID-03-X', { rows: 1.5 }, 'rows'],
  ['D-VALID-03-X', { columns: 25 }, 'columns'],
  ['D-VALID-03-X', { columns: 24, rows: 24, padding: 200 }, undefined],
  ['D-VALID-02', { padding: -1 }, 'padding'],
  ['D-VALID-02', { padding: 0 }, undefined],
  ['D-VALID-03-X', { padding: 201 }, 'padding'],
])('%s %o has a fault in %s', (_, change, fault) => {
  const grid = readGrid({ ...newGrid, ...change })
  expect(gridFault(grid)).toBe(fault)
  expect(gridFault(drawnGrid(grid))).toBeUndefined()
})

test.each([
  [0, 'ab'],
  [14_999, 'ab'],
  [15_000, 'cd'],
  [30_000, 'e'],
  [45_000, 'ab'],
])('D-WIDGET-42-X at %s ms the page shows %s', (now, expected) => {
  const page = gridPage([...'abcde'], { columns: 2, rows: 1 }, now)
  expect(page.items.join('')).toBe(expected)
  expect(page.pages).toBe(3)
})

test('D-WIDGET-42-X what fits has one page', () => {
  expect(gridPage([...'ab'], { columns: 2, rows: 1 }, 99_999)).toMatchObject({ page: 0, pages: 1 })
})
