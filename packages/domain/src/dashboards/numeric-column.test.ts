import { expect, test } from 'vitest'
import { isNumericColumn } from './numeric-column.ts'
import { newColumn } from './table-config.ts'

const rows = [
  { machine_id: 'M101', good_qty: 1200, p_order: 4711, share: 12.5, part: '100', running: 1, late: null },
  { machine_id: 'M102', good_qty: null, p_order: 4712, share: 9, part: '200', running: 0, late: '' },
]

test.each([
  ['an amount, of which one is missing', newColumn('good_qty'), true],
  ['a rounded value', newColumn('share', 'round-1'), true],
  ['the number of an order', newColumn('p_order'), false],
  ['words', newColumn('machine_id'), false],
  ['words that look like numbers', newColumn('part'), false],
  ['a sign for yes', newColumn('running', 'boolean-display'), false],
  ['a bar', newColumn('share', 'progress-bar'), false],
  ['nothing at all', newColumn('late'), false],
] as const)('T-PLANT-319 a column of %s stands at the right: %s', (_, column, numeric) =>
  expect(isNumericColumn(column, rows)).toBe(numeric),
)
