import { z } from 'zod'
import { MachineId, Time } from '../../ground/model/ids.ts'

/** What a machine did, or what is not known of it. `unplanned`: it stood outside the shifts, which asks nobody for a reason. */
export const stretchLooks = ['running', 'reason', 'setup', 'uncoded', 'micro', 'unplanned', 'silent'] as const

/** Until the next one begins, the last until the strip ends. Short names: a big plant has tens of thousands of them. */
export const Stretch = z.object({
  /** Seconds after the strip begins. */
  from: z.int(),
  look: z.enum(stretchLooks),
  /** Of a reason; '' for all others. */
  color: z.string(),
})
export type Stretch = z.infer<typeof Stretch>

/** The last hours of one machine, without a gap. */
export const RecentStrip = z.object({
  machine_id: MachineId,
  start_time: Time,
  /** The moment of the answer, the same for all machines. */
  end_time: Time,
  stretches: z.array(Stretch),
})
export type RecentStrip = z.infer<typeof RecentStrip>
