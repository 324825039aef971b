import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'

/** The union of what both documents call a pallet flag; qty and goodQty are the same quantity under two names. */
export const PalletFlag = z.object({
  recordNo: z.int(),
  machine_id: z.string(),
  cardNo: z.string(),
  workOrderNo: z.string(),
  partNo: z.string(),
  opNumber: z.string(),
  /** The first, second … flag of its order. */
  printOrder: z.int(),
  /** The SSCC: 18 digits, always text. */
  erpId: z.string(),
  /** W waits, T transferred, N is never told. */
  erpStatus: z.enum(['W', 'T', 'N']),
  qty: z.number(),
  goodQty: z.number(),
  /** Apart from how it stands with the ERP. */
  status: z.enum(['', 'Cancelled']),
  flag_type: z.enum(['', 'BLASTING', 'UP']),
  created: Time,
  /** '' until somebody has confirmed it. */
  confirmed: Time.or(z.literal('')),
  /** Why the ERP did not take it yet. */
  last_error: z.string(),
})
export type PalletFlag = z.infer<typeof PalletFlag>

/** A flag in the history of its order. */
export const PalletHistoryRow = z.object({
  record_no: z.int(),
  status: z.enum(['', 'Cancelled']),
  good_qty: z.number(),
  erp_id: z.string(),
  print_order: z.int(),
  date: Time,
})
export type PalletHistoryRow = z.infer<typeof PalletHistoryRow>

export const OrderToConfirm = z.object({
  machine_id: z.string(),
  work_order_no: z.string(),
  card_no: z.string(),
  part_no: z.string(),
  flags_waiting: z.int(),
  quantity: z.number(),
})
export type OrderToConfirm = z.infer<typeof OrderToConfirm>
