import { Day, Time } from '@takt/domain/ground/model/ids.ts'
import { type TrailThing, trailKindNames, trailThings } from '@takt/domain/setup/trail-things.ts'
import { z } from 'zod'

/** Which entries of the trail: all that are given hold. */
export const TrailFilter = z.object({
  /** Days of the plant, both included. */
  from_day: Day,
  to_day: Day,
  /** Every word stands in the person, the thing's key, the reason, the address, what changed or the page's own words for it. */
  words: z.string().max(200).default(''),
  /** As they sign in. */
  username: z.string().max(80).optional(),
  kind: z.enum(trailKindNames).optional(),
  thing: z.enum(trailThings as [TrailThing, ...TrailThing[]]).optional(),
})

/** One field, as it is kept and as the reader reads it. */
export const TrailChange = z.object({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /** What the field is called. */
  label: z.string(),
  /** Null: it was not there before. */
  was: z.string().nullable(),
  /** Null: it is gone. Both null: it changed, and holds more than a line can say. */
  is: z.string().nullable(),
})

export const TrailRow = z.object({
  /** Where the next page begins. */
  id: z.string(),
  at: Time,
  username: z.string(),
  /** The person's name as it is today, and what they sign in with where they are no more. */
  who: z.string(),
  what: z.string(),
  key: z.string(),
  /** What the key names. */
  called: z.string(),
  address: z.string(),
  session: z.string(),
  reason: z.string(),
  changes: z.array(TrailChange),
})
