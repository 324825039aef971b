import { expect, test } from 'vitest'
import type { ImportRecord } from './import-kind.ts'
import { judgeOrder, type StoredOrder } from './judge-order.ts'

const plant = {
  machine: (machine_id: string) => ({ machine_id, active: true, resource_type: 0 }),
  part: () => '',
  material: () => true,
}
const [wanted, moved, other] = [
  '2026-03-10T05:00:00.000Z',
  '2026-03-12T05:00:00.000Z',
  '2026-03-14T05:00:00.000Z',
] as const
/** Wanted on Tuesday, and put on Thursday by a planner. */
const stored: StoredOrder = {
  ...{ card_no: 'C1', work_order_no: 'W1', order_no: '', part_no: 'A', op_number: '10', machine_id: 'M1' },
  ...{ planned_op_qty: 100, planned_start_time: moved, prev_op_card_no: '', program_id: '', other_info_8: '' },
  ...{ rework: false, cancelled: false, materials: [], status: 'planned', in_erp: true, running: false },
  ...{ has_run: false, bundled: false, erp_said: { machine_id: 'M1', planned_start_time: wanted } },
}
const said = (planned_start_time: string): ImportRecord => ({ card_no: 'C1', machine_id: 'M1', planned_start_time })

test.each<[string, string, string, Partial<StoredOrder> | null]>([
  ['repeats itself', wanted, 'unchanged', null],
  ['repeats itself with another offset', '2026-03-10T06:00:00+01:00', 'unchanged', null],
  [
    'says another start',
    other,
    'changed',
    { planned_start_time: other, erp_said: { machine_id: 'M1', planned_start_time: other } },
  ],
])('T-PLAN-08 a planner has moved the order, and the ERP %s', (_what, start, outcome, row) => {
  const judged = judgeOrder(said(start), stored, plant)
  if (!('outcome' in judged)) throw new Error(judged.refusal)
  expect(judged.outcome).toBe(outcome)
  if (row) expect(judged.row).toMatchObject(row)
  else if (judged.row) expect(judged.row).toMatchObject({ planned_start_time: moved })
})

test('T-PLAN-08 of an order that nobody moved the start is the one that the ERP says', () => {
  const judged = judgeOrder(said(other), { ...stored, erp_said: { machine_id: 'M1' } }, plant)
  expect(judged).toMatchObject({
    outcome: 'changed',
    row: { planned_start_time: other, erp_said: { machine_id: 'M1' } },
  })
})
