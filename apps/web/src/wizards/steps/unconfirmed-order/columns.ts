import { MOMENT_WIDTH } from '@takt/ui/table/table-column.ts'
import type { FieldColumn } from '../../use-field-columns.ts'

/** As the list shows an order: how it stands is said in words. */
export interface UnconfirmedRow {
  readonly card_no: string
  readonly work_order_no: string
  readonly part_no: string
  readonly part_description: string
  readonly end_time: string
  readonly card_good_qty: number
  readonly confirmation: string
}

export const columns: readonly FieldColumn<UnconfirmedRow>[] = [
  { field: 'card_no', width: 120, phone: true },
  { field: 'work_order_no', width: 130 },
  { field: 'part_no', width: 150 },
  { field: 'part_description' },
  { field: 'end_time', width: MOMENT_WIDTH, moment: true },
  { field: 'card_good_qty', width: 100, number: true },
  { field: 'confirmation', width: 240, phone: true },
]
