import { z } from 'zod'
import { ErpStatus } from '../../ground/model/erp-status.ts'
import { MachineId, Time } from '../../ground/model/ids.ts'

export const GoodHistoryRow = z.object({
  record_no: z.int(),
  machine_id: MachineId,
  trans_time: Time,
  good_qty: z.number(),
  employee: z.string(),
  employee_name: z.string(),
  note: z.string(),
  erp_status: ErpStatus,
  /** The report that this one takes back. */
  takes_back: z.int().nullable(),
})
export type GoodHistoryRow = z.infer<typeof GoodHistoryRow>
