import { CardNo, Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const checkWeightResult = defineProcedure({
  name: 'check_weight_result',
  kind: 'load',
  summary: 'What lies on the scale of a machine, in grams, and what a piece of the order weighs.',
  input: z.object({
    card_no: CardNo,
    part_no: z.string().max(60),
    op_no: z.string().max(60),
    machine_id: MachineId,
    /** 1: scrap is weighed; the answer says it as scrap_weight. */
    scrap_weight: Flag.optional(),
  }),
  output: z.object({
    total_weight: z.number(),
    /** 0 when no scrap is weighed. */
    scrap_weight: z.number(),
    /** Whole pieces; null where a piece has no weight. */
    total_quantity: z.number().nullable(),
    unit_weight: z.number().nullable(),
    upper_tolerance: z.number().nullable(),
    lower_tolerance: z.number().nullable(),
    upper_out_of_bounds: z.number().nullable(),
    lower_out_of_bounds: z.number().nullable(),
  }),
})
