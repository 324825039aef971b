import { expect, test } from 'vitest'
import { readTable } from '../ground/tables/read-table.ts'
import { fileRows, missingKeys } from './file-rows.ts'
import { importDefinitions } from './import-definitions.ts'
import { type ImportKind, importKinds } from './import-kind.ts'
import { matchColumns } from './match-columns.ts'
import { readCell } from './read-cell.ts'

test.each<[string, string, string[][]]>([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, with commas in numbers',
    'a;b;c\r\n1,5;2,5;3\r\n',
    [
      ['a', 'b', 'c'],
      ['1,5', '2,5', '3'],
    ],
  ],
  [
    'cells copied from a spreadsheet',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a byte order mark',
    '\u{feff}a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes',
    '"a, x",b\n"say ""hi""","two\nlines"',
    [
      ['a, x', 'b'],
      ['say "hi"', 'two\nlines'],
    ],
  ],
  [
    'empty lines and short rows',
    'a,b\n\n1\n,\n3,4',
    [
      ['a', 'b'],
      ['1', ''],
      ['3', '4'],
    ],
  ],
  ['one column', 'tool\nT-1\nT-2', [['tool'], ['T-1'], ['T-2']]],
])('T-PLANT-140 a table with %s', (_, content, expected) => {
  const table = readTable(content)
  expect([table?.headings, ...(table?.rows.map(({ cells }) => cells) ?? [])]).toEqual(expected)
})

test('T-PLANT-140 rows keep the number of their line; nothing is no table', () => {
  expect(readTable('a,b\n\n1,2\n3,4')?.rows.map(({ line }) => line)).toEqual([3, 4])
  expect(readTable(' \n\n')).toBeNull()
})

test.each<[ImportKind, string[], (string | null)[]]>([
  [
    'orders',
    ['Card number', 'Article', 'OPERATION', 'Machine', 'Qty', 'Planned start'],
    ['card_no', 'part_no', 'op_number', 'machine_id', 'planned_op_qty', 'planned_start_time'],
  ],
  [
    'orders',
    ['Kortnr.', 'Artikel-nr', 'Op', 'Maskin', 'Antal (st)', 'Planerad start', 'Färg'],
    ['card_no', 'part_no', 'op_number', 'machine_id', 'planned_op_qty', 'planned_start_time', null],
  ],
  [
    'parts',
    ['part_no', 'op_number', 'Benämning', 'Stycktid', 'Verktyg'],
    ['part_no', 'op_number', 'part_description', 'planned_unit_time', 'tool_id'],
  ],
  ['tools', ['Tool', 'Tool no', ''], ['tool_id', null, null]],
])('T-PLANT-140 %s: the headings %o', (kind, headings, expected) => {
  expect(matchColumns(headings, importDefinitions[kind].fields, (name) => name)).toEqual(expected)
})

test('T-PLANT-140 no heading means two fields of a kind', () => {
  for (const kind of importKinds) {
    const words = importDefinitions[kind].fields.flatMap(({ name, words }) => [...new Set([name, ...words])])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
})

const ZONE = 'Europe/Stockholm'
test.each<[Parameters<typeof readCell>[0]['type'], string, unknown]>([
  ['text', ' 0012 ', '0012'],
  ['text', '', null],
  ['text', "'-5 mm", '-5 mm'],
  ['number', '1234', 1234],
  ['number', '12,5', 12.5],
  ['number', '12.5', 12.5],
  ['number', '1 234,5', 1234.5],
  ['number', '1\u{a0}234', 1234],
  ['number', '1.234,5', 1234.5],
  ['number', '1,234.5', 1234.5],
  ['number', '1.234.567', 1234567],
  ['number', '-3', -3],
  ['number', 'many', 'many'],
  ['number', '1,2.3,4', '1,2.3,4'],
  ['yes-no', 'Ja', true],
  ['yes-no', 'no', false],
  ['yes-no', 'maybe', 'maybe'],
  ['time', '2026-03-10 06:00', '2026-03-10T05:00:00.000Z'],
  ['time', '2026-07-10 06.30', '2026-07-10T04:30:00.000Z'],
  ['time', '20260310', '2026-03-09T23:00:00.000Z'],
  ['time', '10.3.2026 06:00:00', '2026-03-10T05:00:00.000Z'],
  ['time', '10/03/2026', '2026-03-09T23:00:00.000Z'],
  ['time', '2026-03-10T06:00:00+02:00', '2026-03-10T04:00:00.000Z'],
  ['time', '2026-02-30', '2026-02-30'],
  ['time', '2026-03-10 25:00', '2026-03-10 25:00'],
  ['time', 'tomorrow', 'tomorrow'],
  // The night in which the clock goes forward has no half past two.
  ['time', '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
  [
    'materials',
    'PA66: 12,5 | MB-01: 3',
    [
      { material_no: 'PA66', planned_qty: 12.5 },
      { material_no: 'MB-01', planned_qty: 3 },
    ],
  ],
  ['materials', 'PA66', [{ material_no: '', planned_qty: 'PA66' }]],
])('T-PLANT-140 a cell of %s: %o', (type, cell, expected) => {
  expect(readCell({ type }, cell, ZONE)).toEqual(expected)
})

test('T-PLANT-140 a file becomes records: empty cells say nothing, a key that stands twice is seen, a missing column is named', () => {
  const definition = importDefinitions.parts
  const table = readTable('Artikel;Op;Stycktid;Färg\nA;10;12,5;röd\nB;10;;\nA;10;9;\n;10;1;')
  const columns = matchColumns(table?.headings ?? [], definition.fields, (name) => name)
  const rows = table ? fileRows(table, columns, { definition, zone: ZONE }) : []
  expect(rows.map(({ line, record, firstLine }) => [line, record, firstLine])).toEqual([
    [2, { part_no: 'A', op_number: '10', planned_unit_time: 12.5 }, null],
    [3, { part_no: 'B', op_number: '10' }, null],
    [4, { part_no: 'A', op_number: '10', planned_unit_time: 9 }, 2],
    [5, { op_number: '10', planned_unit_time: 1 }, null],
  ])
  expect(missingKeys(['part_no', null], definition)).toEqual(['op_number'])
})
