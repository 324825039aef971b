import { newMultiValue } from '@takt/domain/dashboards/row-filter.ts'
import { newColumn } from '@takt/domain/dashboards/table-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'

const order = (machine_id: string, part_no: string, card_good_qty: number, planned_op_qty: number): Row => ({
  machine_id,
  part_no,
  card_good_qty,
  planned_op_qty,
})

export const multiValueTableSample = {
  config: {
    rows: { ...newMultiValue, dataSource: 'sample' },
    table: [
      newColumn('machine_id'),
      newColumn('part_no'),
      newColumn('card_good_qty', 'round-0'),
      newColumn('planned_op_qty', 'round-0'),
    ],
  },
  data: {
    sample: [order('M101', 'P-2040', 1240, 2000), order('M102', 'P-2041', 310, 500), order('M103', 'P-3110', 88, 120)],
  } as Readonly<Record<string, readonly Row[]>>,
}
