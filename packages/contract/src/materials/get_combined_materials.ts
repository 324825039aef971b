import { MachineId } from '@takt/domain/model/ids.ts'
import { CombinedMaterial } from '@takt/domain/model/material.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getCombinedMaterials = defineProcedure({
  name: 'get_combined_materials',
  kind: 'load',
  summary: 'The material of all running and planned orders of a machine, summed by its number.',
  input: z.object({ machine_id: MachineId }),
  output: CombinedMaterial,
})
