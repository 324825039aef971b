/** What a wizard shows of an order before something is done with it. */
export interface SummaryOrder {
  readonly part_no: string
  readonly part_description: string
  readonly work_order_no: string
  readonly planned_op_qty: number
  readonly cycle_qty?: number | undefined
  readonly quantity_per_cycle: number
  readonly op_no: string
  readonly op_name: string
  readonly planned_setup_time: number
  readonly planned_unit_time: number
  readonly planned_speed: number
  readonly capacity_factor: number
}

export const summaryFields = [
  'part_no',
  'part_description',
  'order_no',
  'order_amount',
  'cycle_amount',
  'op_no',
  'op_name',
  'planned_setup_time',
  'planned_unit_time',
  'planned_speed',
  'capacity_factor',
] as const
export type SummaryField = (typeof summaryFields)[number]

export interface SummaryLine {
  readonly field: SummaryField
  readonly value: string | number
}

export function orderSummary(order: SummaryOrder): SummaryLine[] {
  const values: Record<SummaryField, string | number> = {
    part_no: order.part_no,
    part_description: order.part_description,
    order_no: order.work_order_no,
    order_amount: order.planned_op_qty,
    cycle_amount: order.cycle_qty ?? order.quantity_per_cycle,
    op_no: order.op_no,
    op_name: order.op_name,
    planned_setup_time: order.planned_setup_time,
    planned_unit_time: order.planned_unit_time,
    planned_speed: order.planned_speed,
    capacity_factor: order.capacity_factor,
  }
  const lines = summaryFields.map((field) => ({ field, value: values[field] }))
  return lines.filter(({ field, value }) => field !== 'order_no' || (value !== '' && value !== '-'))
}
