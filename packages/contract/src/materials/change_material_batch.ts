import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const changeMaterialBatch = defineProcedure({
  name: 'change_material_batch',
  kind: 'action',
  summary: 'Material is put into the machine: the batch before is empty, or it is filled up.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    material_no: z.string().min(1).max(60),
    /** Is the current batch empty? */
    empty: z.boolean(),
    batch_id: z.string().trim().min(1).max(80),
    quantity: z.number().positive().max(1_000_000),
    supplier: z.string().trim().min(1).max(120),
  }),
  output: z.object({ record_no: z.int() }),
  permission: 'report-quantity',
  requires: 'reportMaterialDifference',
  emits: ['OrderChanged'],
})
