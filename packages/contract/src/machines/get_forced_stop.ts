import { MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getForcedStop = defineProcedure({
  name: 'get_forced_stop',
  kind: 'load',
  summary: 'What the output of a machine’s box was ordered to be last, by whom, and whether the box has done it.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({
    /** 0 keeps the machine from running. */
    value: z.union([z.literal(0), z.literal(1)]),
    ordered_at: Time,
    ordered_by: z.string(),
    /** Null: the box has not acknowledged it yet. */
    done_at: Time.nullable(),
    problem: z.string(),
  }),
})
