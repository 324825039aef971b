import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { CavityChange } from '@takt/domain/machines/model/cavity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getCavityHistory = defineProcedure({
  name: 'get_cavity_history',
  kind: 'load',
  summary: 'Cavities that were opened or closed at a machine, newest first, at most 500.',
  input: z.object({ machine_id: MachineId }),
  output: CavityChange,
})
