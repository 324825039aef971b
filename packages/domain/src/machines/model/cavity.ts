import { z } from 'zod'
import { MachineId, Time } from '../../ground/model/ids.ts'

/** One insert of the tool that is mounted in a machine. */
export const Cavity = z.object({
  machine_id: MachineId,
  tool_id: z.string(),
  insert_location: z.int(),
  /** 0 is closed. */
  status: z.int(),
})
export type Cavity = z.infer<typeof Cavity>

export const CavityChange = z.object({
  record_no: z.int(),
  machine_id: MachineId,
  tool_id: z.string(),
  insert_location: z.int(),
  from_status: z.int(),
  to_status: z.int(),
  note: z.string(),
  username: z.string(),
  changed_at: Time,
})
export type CavityChange = z.infer<typeof CavityChange>
