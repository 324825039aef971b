import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Cavity } from '@takt/domain/machines/model/cavity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getCavities = defineProcedure({
  name: 'get_cavities',
  kind: 'load',
  summary: 'The inserts of the tool that is mounted in a machine.',
  input: z.object({ machine_id: MachineId }),
  output: Cavity,
})
