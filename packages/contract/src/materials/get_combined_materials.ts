import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { CombinedMaterial } from '@takt/domain/materials/model/material.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getCombinedMaterials = defineProcedure({
  name: 'get_combined_materials',
  kind: 'load',
  summary: 'The material of all running and planned orders of a machine, summed by its number.',
  input: z.object({ machine_id: MachineId }),
  output: CombinedMaterial,
})
