import { CavityChange } from '@takt/domain/model/cavity.ts'
import { MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getCavityHistory = defineProcedure({
  name: 'get_cavity_history',
  kind: 'load',
  summary: 'Cavities that were opened or closed at a machine, newest first, at most 500.',
  input: z.object({ machine_id: MachineId }),
  output: CavityChange,
})
