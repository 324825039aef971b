import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Material } from '@takt/domain/materials/model/material.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMaterials = defineProcedure({
  name: 'get_materials',
  kind: 'load',
  summary: 'The material lines of an order that is planned on a machine or was started there.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: Material,
})
