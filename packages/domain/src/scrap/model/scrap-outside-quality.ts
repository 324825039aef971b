import { z } from 'zod'

/** What was thrown away of one unit, and what of it quality and OEE leave out: of reasons excluded from OEE, of overtime. */
export const ScrapOutsideQuality = z.object({
  unit: z.string(),
  scrap_qty: z.number(),
  left_out_qty: z.number(),
})
export type ScrapOutsideQuality = z.infer<typeof ScrapOutsideQuality>
