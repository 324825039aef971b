import { z } from 'zod'
import { ErpStatus } from '../../ground/model/erp-status.ts'
import { Time } from '../../ground/model/ids.ts'

/** One report of a machine, good or scrap. */
export const MachineReport = z.object({
  kind: z.enum(['good', 'scrap']),
  record_no: z.int(),
  trans_time: Time,
  card_no: z.string(),
  part_no: z.string(),
  quantity: z.number(),
  /** Code and description; '' of good pieces. */
  reason: z.string(),
  employee: z.string(),
  employee_name: z.string(),
  note: z.string(),
  erp_status: ErpStatus,
  /** The report that this one takes back. */
  takes_back: z.int().nullable(),
})
export type MachineReport = z.infer<typeof MachineReport>
