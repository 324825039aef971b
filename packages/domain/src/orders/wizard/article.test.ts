import { expect, test } from 'vitest'
import { type Article, operationMade, partsOf } from './article.ts'

const article = (record_no: number, part_no: string, op_no: string): Article => ({
  record_no,
  search_field: `${part_no} ${op_no} Lid`,
  part_no,
  part_description: 'Lid',
  op_no,
  op_name: '',
  tool_id: '',
  quantity_per_cycle: 1,
  planned_setup_time: 0,
  planned_unit_time: 0,
  planned_speed: 0,
  capacity_factor: 1,
  unit: 'pcs',
  integer_unit: 1,
})
const [lid, cap] = partsOf([article(1, 'P-1', '10'), article(2, 'P-1', '20'), article(3, 'P-2', '10')])

test('W-STEP-42-X one row per article, keyed by record_no, found by the words of each operation', () => {
  expect(lid).toMatchObject({ record_no: 1, part_no: 'P-1', operations: [{ op_no: '10' }, { op_no: '20' }] })
  expect(lid?.search_field).toContain('20')
  expect(cap).toMatchObject({ record_no: 3, operations: { length: 1 } })
})

test.each([
  ['the only one', cap, null, '10'],
  ['of several the one that was picked', lid, article(2, 'P-1', '20'), '20'],
  ['of several none while none is picked', lid, null, undefined],
  ['not one of another article', lid, article(3, 'P-2', '10'), undefined],
])('W-WIZARD-25-X the operation is %s', (_title, part, picked, op_no) =>
  expect(operationMade(part ?? null, picked)?.op_no).toBe(op_no),
)
