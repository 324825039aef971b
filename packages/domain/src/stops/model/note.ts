import { z } from 'zod'
import { MachineId, Time } from '../../ground/model/ids.ts'

/** What somebody wrote about a machine, or about one of its stops. */
export const MachineNote = z.object({
  /** 0 for the note of a stop: it is changed in the list of stops. */
  record_no: z.int(),
  machine_id: MachineId,
  /** Of a stop: when it began. */
  at: Time,
  author: z.string(),
  /** Why the machine stood, '' for a note about the machine itself. */
  stop_description: z.string(),
  note: z.string(),
})
export type MachineNote = z.infer<typeof MachineNote>
