import { MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const changeMyMachines = defineProcedure({
  name: 'change_my_machines',
  kind: 'action',
  summary: "Adds a machine to the list 'mine' or takes it off.",
  input: z.object({ machine_id: MachineId, operation: z.enum(['add', 'remove']) }),
  output: z.object({ machine_id: MachineId }),
  emits: ['FavouritesChanged'],
})
