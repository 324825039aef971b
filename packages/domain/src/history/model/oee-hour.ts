import { z } from 'zod'
import { Day } from '../../ground/model/ids.ts'

/** An hour of a plant day, of machines together, in milliseconds of planned time up to now. */
export const OeeHour = z.object({
  day: Day,
  /** On the plant's clock, from midnight of the day's date: 24 and more lie after the next one. */
  hour: z.int(),
  planned_ms: z.number(),
  /** Of the planned time: that of which anything was heard. */
  known_ms: z.number(),
  up_ms: z.number(),
  /** Of the known time: that of which an OEE can be told, and what of it the good pieces took. */
  rated_ms: z.number(),
  good_ms: z.number(),
})
export type OeeHour = z.infer<typeof OeeHour>
