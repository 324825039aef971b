import { expect, test } from 'vitest'
import { leanCells, otherMonth } from './lean-cross.ts'

test.each([
  [false, 32],
  [true, 33],
])(
  'D-WIDGET-18 D-WIDGET-19-X with the centre %s it has %s cells, seven by seven with arms of three',
  (centre, count) => {
    const cells = leanCells('2026-02-01', centre)
    expect(cells).toHaveLength(count)
    expect(cells.filter((cell) => cell.centre)).toHaveLength(centre ? 1 : 0)
    expect(cells.filter(({ row }) => row === 0).map(({ column }) => column)).toEqual([2, 3, 4])
    expect(cells.filter(({ row }) => row === 2)).toHaveLength(7)
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(count)
  },
)

test.each([
  ['2026-02-10', 28],
  ['2028-02-10', 29],
  ['2026-06-10', 30],
  ['2026-07-10', 31],
])('D-WIDGET-19-X the days of %s fill the cells row by row, the others hold none', (month, days) => {
  for (const centre of [true, false]) {
    const dates = leanCells(month, centre).flatMap(({ date }) => date ?? [])
    expect(dates).toHaveLength(days)
    expect([dates[0], dates.at(-1)]).toEqual([`${month.slice(0, 7)}-01`, `${month.slice(0, 7)}-${days}`])
    expect([...dates].sort()).toEqual(dates)
  }
})

test('D-WIDGET-18 D-WIDGET-19-X paging goes back month by month and never past the current one', () => {
  expect(otherMonth('2026-01-01', -1, '2026-06-17')).toBe('2025-12-01')
  expect(otherMonth('2026-05-01', 1, '2026-06-17')).toBe('2026-06-01')
  expect(otherMonth('2026-06-01', 1, '2026-06-17')).toBe('2026-06-01')
})
