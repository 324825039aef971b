import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMaterialLots = defineProcedure({
  name: 'get_material_lots',
  kind: 'load',
  summary: 'What the lots of an order’s materials are preset with, and every change of them, newest first.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: z.object({
    /** From the run before on the machine, when it made the same part. */
    presets: z.array(z.object({ material_no: z.string(), lot: z.string() })),
    history: z.array(
      z.object({
        /** Null: assigned before the order was started. */
        p_order: z.int().nullable(),
        group_no: z.int(),
        line_no: z.int(),
        material_no: z.string(),
        lot: z.string(),
        at: Time,
        employee: z.string(),
        employee_name: z.string(),
        username: z.string(),
      }),
    ),
  }),
})
