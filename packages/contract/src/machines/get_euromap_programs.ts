import { Flag, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getEuromapPrograms = defineProcedure({
  name: 'get_euromap_programs',
  kind: 'load',
  summary: 'The Euromap programs of a machine, with who locked them and why.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({
    program_id: z.string(),
    description: z.string(),
    part_no: z.string(),
    tool_id: z.string(),
    locked: Flag,
    lock_comment: z.string(),
    changed_by: z.string(),
    changed_at: Time.or(z.literal('')),
  }),
})
