import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'
import { palletFlagTypes, printStatuses } from '../../orders/print-status.ts'

export const PrinterNo = z.string().min(1).max(60)

export const Printer = z.object({
  printer_no: z.string(),
  printer_description: z.string(),
  /** False: labels only. */
  takes_pdf: z.boolean(),
})
export type Printer = z.infer<typeof Printer>

/** What was printed or waits to be. */
export const PrintJob = z.object({
  record_no: z.int(),
  machine_id: z.string(),
  card_no: z.string(),
  print_text: z.string(),
  /** When it was queued last. */
  date: Time,
  status: z.enum(printStatuses),
  kind: z.enum(['flag', 'label', 'file', 'test']),
  /** The flag it shows; 0 for a label. */
  pallet_flag: z.int(),
  pallet_flag_type: z.enum(palletFlagTypes),
  copies: z.int(),
  printer_no: z.string(),
  printer_name: z.string(),
  printer_description: z.string(),
  /** Why it failed. */
  last_error: z.string(),
})
export type PrintJob = z.infer<typeof PrintJob>
