import { LossTreeRow } from '@takt/domain/history/model/statistics.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { placeAndDays } from '../machines/place-and-days.ts'

export const getLossTree = defineProcedure({
  name: 'get_loss_tree',
  kind: 'load',
  summary: 'Where all time of machines or of a place went in some days, up to now: each loss, to the millisecond.',
  input: z.object({
    ...placeAndDays,
    /** With days: this shift of them alone. */
    shift: z.int().min(1).max(99).optional(),
  }),
  output: LossTreeRow,
})
