import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const removeMyMachine = defineProcedure({
  name: 'remove_my_machine',
  kind: 'action',
  summary: "Takes a machine off the list 'mine'; one that is not on it is no error.",
  input: z.object({ machine_id: MachineId }),
  output: z.object({ machine_id: MachineId }),
  reach: 'own',
  emits: ['FavouritesChanged'],
  switchedOff: true,
})
