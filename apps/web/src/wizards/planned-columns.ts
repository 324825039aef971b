import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { MOMENT_WIDTH } from '@takt/ui/table/table-column.ts'
import type { FieldColumn } from './use-field-columns.ts'

export const plannedColumns: readonly FieldColumn<PlannedOrder>[] = [
  { field: 'card_no', width: 120, phone: true },
  { field: 'work_order_no', width: 130 },
  { field: 'part_no', width: 150 },
  { field: 'part_description', phone: true },
  { field: 'op_number', width: 80 },
  { field: 'tool_id', width: 110 },
  { field: 'planned_start_time', width: MOMENT_WIDTH, moment: true },
  { field: 'remaining_qty', width: 110, number: true },
]
