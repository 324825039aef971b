import { Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Scale, ScaleId } from '@takt/domain/scrap/model/scale.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setScaleEnabled = defineProcedure({
  name: 'set_scale_enabled',
  kind: 'action',
  summary: 'Switches a scale on or off.',
  input: z.object({ machine_id: MachineId, scale_id: ScaleId, enabled: Flag }),
  output: Scale,
  permission: 'admin-tpqs-admin',
  reach: 'machines',
})
