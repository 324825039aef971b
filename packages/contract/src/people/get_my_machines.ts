import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMyMachines = defineProcedure({
  name: 'get_my_machines',
  kind: 'load',
  summary: "The user's favourite machines, the list called 'mine'.",
  input: z.object({}),
  output: z.object({ machine_id: MachineId }),
})
