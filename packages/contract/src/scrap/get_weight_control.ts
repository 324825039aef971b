import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getWeightControl = defineProcedure({
  name: 'get_weight_control',
  kind: 'load',
  summary: 'What a piece of an order shall weigh, in grams, and what lies on the scale of the machine.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: z.object({
    unit_weight: z.number().nullable(),
    upper_tolerance: z.number().nullable(),
    lower_tolerance: z.number().nullable(),
    upper_out_of_bounds: z.number().nullable(),
    lower_out_of_bounds: z.number().nullable(),
    has_scale: z.boolean(),
    /** What the scale is called that a piece is laid on; '' where there is none. */
    scale_name: z.string(),
    /** What the scale says now; null: it is silent, or there is none. */
    on_scale: z.number().nullable(),
    /** What the scale carries; 0 is no limit. */
    max_weight: z.number(),
  }),
})
