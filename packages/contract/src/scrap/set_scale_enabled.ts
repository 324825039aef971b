import { Flag, MachineId } from '@takt/domain/model/ids.ts'
import { Scale, ScaleId } from '@takt/domain/model/scale.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const setScaleEnabled = defineProcedure({
  name: 'set_scale_enabled',
  kind: 'action',
  summary: 'Switches a scale on or off.',
  input: z.object({ machine_id: MachineId, scale_id: ScaleId, enabled: Flag }),
  output: Scale,
  permission: 'admin-tpqs-admin',
})
