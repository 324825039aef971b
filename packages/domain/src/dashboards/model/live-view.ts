import { z } from 'zod'
import { liveFields, liveOrders, tileSizes } from '../live-view.ts'

/** A live view as it is stored; its key is the template it is stored under. */
export const LiveView = z.object({
  label: z.string().trim().min(1).max(60),
  fields: z
    .array(z.enum(liveFields))
    .refine((fields) => new Set(fields).size === fields.length, 'twice the same')
    .default(['reason', 'order', 'progress']),
  order: z.enum(liveOrders).default('urgency'),
  size: z.enum(tileSizes).default('fit'),
  userlevel: z.int().min(1).max(9).nullable().default(null),
})
