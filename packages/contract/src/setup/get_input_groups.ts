import { Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getInputGroups = defineProcedure({
  name: 'get_input_groups',
  kind: 'load',
  summary: 'Input groups that operators see at a machine, by their description.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({
    record_no: z.int(),
    description: z.string(),
    /** 1: its values are entered. */
    input: Flag,
    /** 1: its values are told to the machine. */
    output: Flag,
    /** 1 in use. */
    status: Flag,
  }),
})
