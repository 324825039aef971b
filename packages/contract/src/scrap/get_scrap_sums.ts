import { Time } from '@takt/domain/ground/model/ids.ts'
import { scrapDimensions } from '@takt/domain/scrap/scrap-dimensions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapSums = defineProcedure({
  name: 'get_scrap_sums',
  kind: 'load',
  heavy: true,
  summary: 'Scrap of a range of machines and at most 400 days, summed by up to four of its dimensions.',
  input: z.object({
    /** Empty is no bound. */
    machine_from: z.string().max(40).default(''),
    machine_to: z.string().max(40).default(''),
    start_time: Time,
    end_time: Time,
    group_by: z.array(z.enum(scrapDimensions)).min(1).max(4),
    /** Only what was scrapped in planned time: shift 0 is left out. */
    force_prodtime: z.boolean().default(false),
  }),
  output: z.object({
    /** In the order of `group_by`. */
    values: z.array(z.string()),
    scrap_qty: z.number(),
    scrap_cost: z.number().nullable(),
    records: z.int(),
  }),
})
