import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMaterialBatches = defineProcedure({
  name: 'get_material_batches',
  kind: 'load',
  summary: 'The batches that were put into a machine, the newest first; of one order, or the last 200.',
  input: z.object({ machine_id: MachineId, card_no: CardNo.optional() }),
  output: z.object({
    record_no: z.int(),
    card_no: z.string(),
    material_no: z.string(),
    material_desc: z.string(),
    batch_id: z.string(),
    quantity: z.number(),
    supplier: z.string(),
    emptied: z.boolean(),
    at: Time,
    username: z.string(),
  }),
})
