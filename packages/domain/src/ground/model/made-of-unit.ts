import { z } from 'zod'

/** What was made in one unit. A list of them is everything that was made: nothing in it can be added. */
export const MadeOfUnit = z.object({
  /** As the part has it ('pcs', 'kg'); '' of what no order accounts for. */
  unit: z.string(),
  /** Good and scrap, as they were counted and reported. */
  made_qty: z.number(),
  good_qty: z.number(),
  scrap_qty: z.number(),
})
export type MadeOfUnit = z.infer<typeof MadeOfUnit>

export const MadeBesideTarget = MadeOfUnit.extend({
  /** Null: no order of this unit has a planned time. */
  target_qty: z.number().nullable(),
})
export type MadeBesideTarget = z.infer<typeof MadeBesideTarget>
