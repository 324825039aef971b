import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachinePriorities = defineProcedure({
  name: 'get_machine_priorities',
  kind: 'load',
  summary: 'The priority of every machine, the lowest number first.',
  input: z.object({}),
  output: z.object({ machine_id: MachineId, priority: z.int() }),
})
