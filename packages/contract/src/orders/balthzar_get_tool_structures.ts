import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarGetToolStructures = defineProcedure({
  name: 'balthzar_get_tool_structures',
  kind: 'load',
  summary: 'The structures of a mother tool; none for any other tool.',
  input: z.object({ machine_id: MachineId, tool_id: z.string().max(60) }),
  output: z.object({ child_tool_id: z.string(), child_tool_description: z.string() }),
  beforeDeviceSignIn: true,
})
