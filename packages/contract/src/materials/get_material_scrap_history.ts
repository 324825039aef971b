import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { MaterialScrapRow } from '@takt/domain/materials/model/material.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMaterialScrapHistory = defineProcedure({
  name: 'get_material_scrap_history',
  kind: 'load',
  summary: 'The material scrapped and given back of an operation on a machine, newest first.',
  input: z.object({
    workOrderNumber: z.string().min(1).max(40),
    operationNumber: z.string().min(1).max(40),
    machineId: MachineId,
  }),
  output: MaterialScrapRow,
})
