import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const userPlanning = defineProcedure({
  name: 'user_planning',
  kind: 'action',
  summary: 'A resource of the planning takes a planned order on, or gives it back.',
  input: z.object({ operation_type: z.enum(['insert', 'delete']), machine_id: MachineId, card_no: CardNo }),
  output: z.object({ machine_id: MachineId, card_no: CardNo, planned: z.boolean() }),
  permission: 'report-quantity',
  emits: ['OrderChanged'],
})
