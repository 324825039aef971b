import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarGetFreeToolInserts = defineProcedure({
  name: 'balthzar_get_free_tool_inserts',
  kind: 'load',
  summary: 'Inserts of a tool that are in no other tool, and which one is in it now.',
  input: z.object({ machine_id: MachineId, tool_id: z.string().max(60) }),
  output: z.object({ tool_id: z.string(), tool_description: z.string(), old_insert_id: z.string() }),
  beforeDeviceSignIn: true,
})
