import type { Order } from '@takt/domain/orders/model/order.ts'
import { MOMENT_WIDTH } from '@takt/ui/table/table-column.ts'
import type { FieldColumn } from '../../use-field-columns.ts'

export const columns: readonly FieldColumn<Order>[] = [
  { field: 'card_no', width: 120, phone: true },
  { field: 'work_order_no', width: 130 },
  { field: 'part_no', width: 150 },
  { field: 'part_description', phone: true },
  { field: 'op_no', width: 80 },
  { field: 'end_time', width: MOMENT_WIDTH, moment: true },
  { field: 'card_good_qty', width: 110, number: true },
  { field: 'card_scrap_qty', width: 110, number: true },
]
