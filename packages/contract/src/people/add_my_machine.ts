import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const addMyMachine = defineProcedure({
  name: 'add_my_machine',
  kind: 'action',
  summary: "Adds a machine to the list 'mine'; adding it twice changes nothing.",
  input: z.object({ machine_id: MachineId }),
  output: z.object({ machine_id: MachineId }),
  reach: 'own',
  emits: ['FavouritesChanged'],
})
