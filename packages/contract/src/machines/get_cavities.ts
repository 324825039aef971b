import { Cavity } from '@takt/domain/model/cavity.ts'
import { MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getCavities = defineProcedure({
  name: 'get_cavities',
  kind: 'load',
  summary: 'The inserts of the tool that is mounted in a machine.',
  input: z.object({ machine_id: MachineId }),
  output: Cavity,
})
