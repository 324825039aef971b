import { MachineId } from '@takt/domain/model/ids.ts'
import { Scale } from '@takt/domain/model/scale.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getScales = defineProcedure({
  name: 'get_scales',
  kind: 'load',
  summary: 'The scales of a machine with what they say now.',
  input: z.object({ machine_id: MachineId }),
  output: Scale,
  permission: 'view-tpqs-admin',
})
