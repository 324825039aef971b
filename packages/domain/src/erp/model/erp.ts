import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'
import { erpSubjects } from '../subjects.ts'

export const ErpSubject = z.enum(erpSubjects)

/** A record that the ERP did not take, or that a person has sent again and that has no answer yet. */
export const FailedErpRecord = z.object({
  subject: ErpSubject,
  record_no: z.int(),
  machine_id: z.string(),
  card_no: z.string(),
  work_order_no: z.string(),
  part_no: z.string(),
  op_number: z.string(),
  quantity: z.number(),
  employee: z.string(),
  /** The reason of scrap; '' where there is none. */
  scrap_reason: z.string(),
  /** The material that was booked; '' where it is no material. */
  material_no: z.string(),
  /** When it happened. */
  created: Time,
  attempts: z.int(),
  last_attempt: Time.or(z.literal('')),
  last_error: z.string(),
  /** W: queued again and waiting for the result. */
  status: z.enum(['F', 'W']),
})
export type FailedErpRecord = z.infer<typeof FailedErpRecord>

/** A pallet flag and whether the ERP has it. A failed transfer stays W and has an error. */
export const PalletFlagReporting = z.object({
  recordNo: z.int(),
  machine_id: z.string(),
  cardNo: z.string(),
  workOrderNo: z.string(),
  erpId: z.string(),
  goodQty: z.number(),
  erpStatus: z.enum(['W', 'T', 'N']),
  failed: z.boolean(),
  /** '' until somebody has confirmed it: the ERP is not told before. */
  confirmed: Time.or(z.literal('')),
  attempts: z.int(),
  last_attempt: Time.or(z.literal('')),
  last_error: z.string(),
  created: Time,
})
export type PalletFlagReporting = z.infer<typeof PalletFlagReporting>

export const ErpAuth = z.enum(['signature', 'bearer'])

/** The company's way to its ERP, as an administrator sees it. The token itself is told to nobody. */
export const ErpState = z.object({
  address: z.string(),
  auth: ErpAuth,
  enabled: z.boolean(),
  has_token: z.boolean(),
  version: z.int(),
  waiting: z.int(),
  oldest_waiting: Time.or(z.literal('')),
  failed: z.int(),
  last_sent: Time.or(z.literal('')),
  /** Tries in a row after which nothing was booked; 0 when the last one did. */
  failures: z.int(),
  /** Somebody answered the last of them, and did not take it: not the way is broken, but what is at its end. */
  answered: z.boolean(),
  last_error: z.string(),
  last_error_at: Time.or(z.literal('')),
  next_try: Time.or(z.literal('')),
})
export type ErpState = z.infer<typeof ErpState>
