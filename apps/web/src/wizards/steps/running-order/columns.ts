import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import type { FieldColumn } from '../../use-field-columns.ts'

export const columns: readonly FieldColumn<RunningOrder>[] = [
  { field: 'card_no', width: 120, phone: true },
  { field: 'work_order_no', width: 130 },
  { field: 'part_no', width: 150 },
  { field: 'part_description', phone: true },
  { field: 'op_no', width: 90 },
  { field: 'planned_op_qty', width: 120, number: true },
  { field: 'card_good_qty', width: 120, number: true },
  { field: 'remaining_qty', width: 130, number: true },
]
