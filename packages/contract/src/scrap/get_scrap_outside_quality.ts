import { ScrapOutsideQuality } from '@takt/domain/scrap/model/scrap-outside-quality.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { placeAndDays } from '../machines/place-and-days.ts'

export const getScrapOutsideQuality = defineProcedure({
  name: 'get_scrap_outside_quality',
  kind: 'load',
  summary: 'The scrap of some days and how much of it is not in quality and OEE, a row for each unit of which some is.',
  input: z.object({
    ...placeAndDays,
    /** This shift of them alone. */
    shift: z.int().min(1).max(99).optional(),
  }),
  output: ScrapOutsideQuality,
})
