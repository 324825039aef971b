import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Scale } from '@takt/domain/scrap/model/scale.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScales = defineProcedure({
  name: 'get_scales',
  kind: 'load',
  summary: 'The scales of a machine with what they say now.',
  input: z.object({ machine_id: MachineId }),
  output: Scale,
  permission: 'view-tpqs-admin',
})
