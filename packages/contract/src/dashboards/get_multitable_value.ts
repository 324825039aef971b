import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMultitableValue = defineProcedure({
  name: 'get_multitable_value',
  kind: 'load',
  summary: 'A value that a function of a machine is set up with; only those of a fixed list can be asked for.',
  input: z.object({
    table_name: z.string().max(80),
    field_name: z.string().max(80),
    /** Whose; without one there is no value. */
    machine_id: MachineId.optional(),
  }),
  output: z.object({ value: z.string() }),
})
