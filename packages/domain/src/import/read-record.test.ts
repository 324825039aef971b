import { expect, test } from 'vitest'
import { importDefinitions } from './import-definitions.ts'
import type { ImportKind } from './import-kind.ts'
import { mergeRecord, twice } from './judge-record.ts'
import { readRecord } from './read-record.ts'

const read = (kind: ImportKind, record: unknown) => readRecord(importDefinitions[kind], record)

test.each<[ImportKind, unknown, object]>([
  ['tools', { tool_id: ' T-1 ', category: null }, { tool_id: 'T-1' }],
  ['tools', ['T-1'], [{ refusal: 'import-no-record' }]],
  ['tools', { tool_description: 'x' }, [{ field: 'tool_id', refusal: 'import-field-needed' }]],
  ['tools', { tool_id: 'T-1', colour: 'red' }, [{ field: 'colour', refusal: 'import-field-unknown' }]],
  ['tools', { tool_id: 1001 }, [{ field: 'tool_id', refusal: 'import-field-text' }]],
  ['tools', { tool_id: 'T'.repeat(41) }, [{ field: 'tool_id', refusal: 'import-field-long', values: { most: 40 } }]],
  ['materials', { material_no: 'M', material_balance: '12' }, [{ refusal: 'import-field-number' }]],
  ['materials', { material_no: 'M', material_balance: -1 }, [{ refusal: 'import-field-below-zero' }]],
  ['employees', { employee_number: '1', active: 'ja' }, [{ field: 'active', refusal: 'import-field-yes-no' }]],
  ['orders', { card_no: 'C', planned_op_qty: 0 }, [{ refusal: 'import-field-above-zero' }]],
  ['orders', { card_no: 'C', planned_op_qty: 999_999_999_999 }, [{ refusal: 'import-field-large' }]],
  ['orders', { card_no: 'C', planned_start_time: '2026-03-10 06:00' }, [{ refusal: 'import-field-time' }]],
  [
    'orders',
    { card_no: 'C', planned_start_time: '2026-03-10T06:00:00+01:00' },
    { planned_start_time: '2026-03-10T05:00:00.000Z' },
  ],
  [
    'orders',
    { card_no: 'C', materials: [{ material_no: 'PA66', planned_qty: 5 }] },
    { materials: [{ line_no: 10, planned_qty: 5 }] },
  ],
  [
    'orders',
    { card_no: 'C', materials: [{ material_no: 'PA66', planned_qty: 'x' }] },
    [{ field: 'materials.0.planned_qty' }],
  ],
  [
    'orders',
    {
      card_no: 'C',
      materials: [
        { line_no: 1, material_no: 'A', planned_qty: 1 },
        { line_no: 1, material_no: 'B', planned_qty: 1 },
      ],
    },
    [{ refusal: 'import-lines-twice' }],
  ],
  ['orders', { card_no: 'C', op: 1, part: 2 }, [{ field: 'op' }, { field: 'part' }]],
])('T-PLANT-138 %s %o', (kind, record, expected) => {
  expect(read(kind, record)).toMatchObject(expected)
})

test('T-PLANT-138 what is not said stays; a new one gets what its kind has otherwise; the same again changes nothing', () => {
  const { materials } = importDefinitions
  const before = { material_no: 'PA66', material_desc: 'Nylon', material_unit: 'kg', material_balance: 12 }
  expect(mergeRecord(materials, { material_no: 'PA66', material_balance: 7 }, before)).toEqual({
    outcome: 'changed',
    row: { ...before, material_balance: 7 },
  })
  expect(mergeRecord(materials, { material_no: 'PA66', material_unit: 'kg' }, before)).toEqual({
    outcome: 'unchanged',
    row: null,
  })
  expect(mergeRecord(materials, { material_no: 'N', material_desc: 'New' }, null)).toEqual({
    outcome: 'added',
    row: { material_no: 'N', material_desc: 'New', material_unit: 'pcs', material_balance: 0 },
  })
  expect(mergeRecord(materials, { material_no: 'N' }, null)).toMatchObject({
    field: 'material_desc',
    refusal: 'import-field-needed',
  })
})

test('T-PLANT-138 of two with one key the second is told which was first', () => {
  const { parts } = importDefinitions
  const of = (part_no: string, op_number: string) => ({ part_no, op_number })
  expect(twice(parts, [of('A', '10'), null, of('A', '20'), of('A', '10')])).toEqual([-1, -1, -1, 0])
})
