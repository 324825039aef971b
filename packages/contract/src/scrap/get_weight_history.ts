import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getWeightHistory = defineProcedure({
  name: 'get_weight_history',
  kind: 'load',
  summary: 'What was weighed of an order at a machine, the newest first.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: z.object({
    record_no: z.int(),
    weighed: Time,
    weight: z.number(),
    /** '' where no limits were set. */
    colour: z.enum(['green', 'orange', '']),
    employee: z.string(),
    employee_name: z.string(),
  }),
})
