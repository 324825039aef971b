import type { KnownColumn } from './columns.ts'

/** The table of a machine's late orders; its columns are saved under this template. */
export const LATE_ORDERS = 'late-orders'

export const lateOrderColumns = [
  { key: 'card_no' },
  { key: 'work_order_no' },
  { key: 'part_no' },
  { key: 'op_number' },
  { key: 'tool_id' },
  { key: 'planned_op_qty' },
  { key: 'planned_start_time' },
  { key: 'op_total_remaining_time_hours' },
  { key: 'part_description', hidden: true },
  { key: 'op_name', hidden: true },
  { key: 'order_no', hidden: true },
  { key: 'remaining_qty', hidden: true },
] as const satisfies readonly KnownColumn[]
