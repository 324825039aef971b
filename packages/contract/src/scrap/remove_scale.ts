import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { ScaleId } from '@takt/domain/scrap/model/scale.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const removeScale = defineProcedure({
  name: 'remove_scale',
  kind: 'action',
  summary: 'Takes a scale away from a machine.',
  input: z.object({ machine_id: MachineId, scale_id: ScaleId, version: z.int().nonnegative() }),
  output: z.object({ machine_id: MachineId, scale_id: ScaleId }),
  permission: 'setup-tpqs-admin',
  reach: 'machines',
})
