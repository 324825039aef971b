import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const reportMaterialDifference = defineProcedure({
  name: 'report_material_difference',
  kind: 'action',
  summary: 'Says that the differences of material of a running order are known; then it may be ended.',
  input: z.object({ machine_id: MachineId, card_no: CardNo, note: z.string().max(2000).default('') }),
  output: z.object({ material_no: z.string(), difference: z.number() }),
  permission: 'report-quantity',
  requires: 'reportMaterialDifference',
  emits: ['OrderChanged'],
})
