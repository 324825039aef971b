import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Scale, ScaleId } from '@takt/domain/scrap/model/scale.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const tareScale = defineProcedure({
  name: 'tare_scale',
  kind: 'action',
  summary: 'Keeps what a scale shows now as its tare.',
  input: z.object({ machine_id: MachineId, scale_id: ScaleId }),
  output: Scale,
  permission: 'admin-tpqs-admin',
  reach: 'machines',
})
