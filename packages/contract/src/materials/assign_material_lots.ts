import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const assignMaterialLots = defineProcedure({
  name: 'assign_material_lots',
  kind: 'action',
  summary: 'Says from which lots the material lines of an order are taken; SF370 starts it only then. At most four.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    /** '' takes the lot of a line away. */
    lots: z
      .array(z.object({ line_no: z.int(), lot: z.string().trim().max(60) }))
      .min(1)
      .max(500),
    /** '' = who is signed in. */
    employee: z.string().max(40).default(''),
  }),
  output: z.object({ line_no: z.int(), material_no: z.string(), lot: z.string() }),
  permission: 'report-quantity',
  emits: ['OrderChanged'],
})
