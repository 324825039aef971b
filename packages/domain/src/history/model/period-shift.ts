import { z } from 'zod'
import { Day, Time } from '../../ground/model/ids.ts'

/** A shift of a plant day: as figures are kept by it, with its time and the shifts beside it (`2026-11-16/2`, '' for none). */
export const PeriodShift = z.object({
  day: Day,
  shift: z.int(),
  shift_name: z.string(),
  start_time: Time,
  end_time: Time,
  before: z.string(),
  after: z.string(),
})
export type PeriodShift = z.infer<typeof PeriodShift>
