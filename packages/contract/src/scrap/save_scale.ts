import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Scale, ScaleId, ScaleSettings } from '@takt/domain/scrap/model/scale.ts'
import { scaleUnits } from '@takt/domain/scrap/scale-for.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveScale = defineProcedure({
  name: 'save_scale',
  kind: 'action',
  summary: 'Adds a scale to a machine, or changes one over the version it was loaded with.',
  input: z.object({
    ...ScaleSettings.shape,
    purpose: ScaleSettings.shape.purpose.default('any'),
    unit: z.enum(scaleUnits),
    machine_id: MachineId,
    scale_id: ScaleId,
    /** null: a new one. */
    version: z.int().nonnegative().nullable(),
  }),
  output: Scale,
  permission: 'setup-tpqs-admin',
  reach: 'machines',
})
