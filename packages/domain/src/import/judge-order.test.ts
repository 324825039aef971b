import { expect, test } from 'vitest'
import type { ImportRecord } from './import-kind.ts'
import { judgeOrder, type KnownMachine, type OrderPlant, type StoredOrder } from './judge-order.ts'

const machines: Readonly<Record<string, KnownMachine>> = {
  M1: { machine_id: 'M1', active: true, resource_type: 0 },
  M2: { machine_id: 'M2', active: true, resource_type: 0 },
  OFF: { machine_id: 'OFF', active: false, resource_type: 0 },
  TIME: { machine_id: 'TIME', active: true, resource_type: 2 },
  'PRESS-2': { machine_id: 'M2', active: true, resource_type: 0 },
}
const parts: Readonly<Record<string, string>> = { 'A/10': '', 'B/10': '', 'ONLY2/10': 'M2' }
const plant: OrderPlant = {
  machine: (named) => machines[named] ?? null,
  part: (part_no, op_number) => parts[`${part_no}/${op_number}`] ?? null,
  material: (material_no) => material_no.startsWith('PA'),
}
const AT = '2026-03-10T05:00:00.000Z'
const line = { line_no: 10, material_no: 'PA66', material_card_no: '', planned_qty: 50, per_unit: 0.5 }
const stored: StoredOrder = {
  card_no: 'C1',
  work_order_no: 'W1',
  order_no: '',
  part_no: 'A',
  op_number: '10',
  machine_id: 'M1',
  planned_op_qty: 100,
  planned_start_time: AT,
  prev_op_card_no: '',
  program_id: '',
  other_info_8: '',
  rework: false,
  cancelled: false,
  materials: [line],
  status: 'planned',
  in_erp: true,
  running: false,
  has_run: false,
  bundled: false,
  erp_said: { machine_id: 'M1', planned_op_qty: 100 },
}
const whole: ImportRecord = {
  card_no: 'C1',
  part_no: 'A',
  op_number: '10',
  machine_id: 'M1',
  planned_op_qty: 100,
  planned_start_time: AT,
}
const runs = { status: 'running', running: true, has_run: true }

test.each<[string, ImportRecord, Partial<StoredOrder> | null, object]>([
  ['a new one needs its machine', { ...whole, machine_id: '' }, null, { field: 'machine_id' }],
  ['a new one is planned', whole, null, { outcome: 'added', row: { status: 'planned', work_order_no: 'C1' } }],
  ['the same again changes nothing', whole, {}, { outcome: 'unchanged', row: null }],
  [
    'another offset is the same time',
    { ...whole, planned_start_time: '2026-03-10T05:00:00Z' },
    {},
    { outcome: 'unchanged' },
  ],
  [
    'what is not said stays',
    { card_no: 'C1', order_no: 'S1' },
    {},
    { outcome: 'changed', row: { order_no: 'S1', machine_id: 'M1' } },
  ],
  ['a machine by the ERP’s name', { ...whole, machine_id: 'PRESS-2' }, {}, { row: { machine_id: 'M2' } }],
  ['an unknown machine', { ...whole, machine_id: 'M9' }, null, { field: 'machine_id', refusal: 'machine-not-found' }],
  ['a machine that is off', { ...whole, machine_id: 'OFF' }, null, { refusal: 'import-machine-off' }],
  ['a machine without orders', { ...whole, machine_id: 'TIME' }, null, { refusal: 'machine-runs-no-orders' }],
  ['an unknown article', { ...whole, part_no: 'Z' }, null, { field: 'part_no', refusal: 'import-part-unknown' }],
  ['an article made elsewhere', { ...whole, part_no: 'ONLY2' }, null, { refusal: 'part-bound-to-machine' }],
  [
    'an unknown material',
    { ...whole, materials: [{ ...line, material_no: 'X' }] },
    null,
    { refusal: 'import-material-unknown' },
  ],
  ['a planned one moves', { ...whole, machine_id: 'M2' }, {}, { outcome: 'changed', row: { machine_id: 'M2' } }],
  [
    'a running one keeps its machine',
    { ...whole, machine_id: 'M2' },
    runs,
    { field: 'machine_id', refusal: 'import-order-runs' },
  ],
  [
    'a running one keeps its article',
    { ...whole, part_no: 'B' },
    runs,
    { field: 'part_no', refusal: 'import-order-runs' },
  ],
  [
    'a running one gets another quantity',
    { ...whole, planned_op_qty: 150 },
    runs,
    { outcome: 'changed', row: { planned_op_qty: 150, status: 'running' } },
  ],
  ['one that has run may move', { ...whole, machine_id: 'M2' }, { has_run: true }, { outcome: 'changed' }],
  [
    'one that has run keeps its article',
    { ...whole, part_no: 'B' },
    { has_run: true },
    { refusal: 'import-order-has-run' },
  ],
  [
    'one that has run keeps its materials',
    { card_no: 'C1', materials: [] },
    { has_run: true },
    { field: 'materials', refusal: 'import-order-has-run' },
  ],
  [
    'a finished one is finished',
    { ...whole, planned_op_qty: 150 },
    { status: 'finished' },
    { refusal: 'import-order-finished' },
  ],
  ['a finished one sent again as it is', whole, { status: 'finished' }, { outcome: 'unchanged', row: null }],
  [
    'a cancelled one stays cancelled',
    { ...whole, cancelled: false },
    { status: 'finished', cancelled: true },
    { refusal: 'import-order-cancelled' },
  ],
  [
    'cancelled leaves the plan',
    { card_no: 'C1', cancelled: true },
    {},
    { outcome: 'changed', row: { cancelled: true, status: 'finished' } },
  ],
  [
    'cancelled again changes nothing',
    { card_no: 'C1', cancelled: true },
    { status: 'finished', cancelled: true },
    { outcome: 'unchanged' },
  ],
  [
    'cancelled by people it leaves the plan when the ERP says so too',
    { card_no: 'C1', cancelled: true },
    { cancelled: true },
    { outcome: 'changed', row: { cancelled: true, status: 'finished' } },
  ],
  [
    'cancelled by people it stays in the plan while the ERP only repeats itself',
    whole,
    { cancelled: true },
    { outcome: 'unchanged', row: null },
  ],
  [
    'cancelled by people it stays in the plan also when the ERP’s word is new',
    whole,
    { cancelled: true, erp_said: {} },
    { outcome: 'unchanged', row: { cancelled: true, status: 'planned' } },
  ],
  ['what runs is not cancelled from outside', { card_no: 'C1', cancelled: true }, runs, { refusal: 'order-running' }],
  ['what nobody knows is not cancelled', { card_no: 'C9', cancelled: true }, null, { refusal: 'import-order-unknown' }],
  ['what was made here is not the ERP’s', whole, { in_erp: false }, { refusal: 'import-order-made-here' }],
  [
    'a bundled one keeps its machine',
    { ...whole, machine_id: 'M2' },
    { bundled: true },
    { refusal: 'import-order-bundled' },
  ],
  ['a bundled one gets another quantity', { ...whole, planned_op_qty: 120 }, { bundled: true }, { outcome: 'changed' }],
  [
    'moved by a planner, it stays when the ERP repeats itself',
    whole,
    { machine_id: 'M2' },
    { outcome: 'unchanged', row: null },
  ],
  [
    'the ERP’s new word is heard',
    { ...whole, machine_id: 'M2' },
    { machine_id: 'M1', erp_said: { machine_id: 'M1' } },
    { outcome: 'changed', row: { machine_id: 'M2', erp_said: { machine_id: 'M2' } } },
  ],
  [
    'the ERP follows the planner',
    { ...whole, machine_id: 'M2' },
    { machine_id: 'M2' },
    { outcome: 'unchanged', row: { erp_said: { machine_id: 'M2', planned_op_qty: 100 } } },
  ],
  ['a quantity that people changed stays', whole, { planned_op_qty: 130 }, { outcome: 'unchanged', row: null }],
])('T-PLANT-139 %s', (_, said, before, expected) => {
  expect(judgeOrder(said, before && { ...stored, ...before }, plant)).toMatchObject(expected)
})

test('T-PLANT-139 what one piece takes is worked out from the quantity of the order', () => {
  const materials = [
    { ...line, line_no: 20, per_unit: 0 },
    { ...line, per_unit: 0.25 },
  ]
  const judged = judgeOrder({ ...whole, materials }, null, plant)
  expect(judged).toMatchObject({
    row: {
      materials: [
        { line_no: 10, per_unit: 0.25 },
        { line_no: 20, per_unit: 0.5 },
      ],
    },
  })
})
