import { CardNo, EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveWeightControl = defineProcedure({
  name: 'save_weight_control',
  kind: 'action',
  summary: 'Keeps what a piece of a running order weighs, in grams; a weight beyond the limits is refused.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    part_no: z.string().max(60),
    op_no: z.string().max(60),
    weight: z.number(),
    employee: EmployeeNo,
  }),
  output: z.object({
    record_no: z.int(),
    weight: z.number(),
    colour: z.enum(['green', 'orange', '']),
    /** Of all that was weighed of the order at this machine. */
    total_weight: z.number(),
    total_quantity: z.int(),
    unit_weight: z.number().nullable(),
  }),
  permission: 'report-quantity',
  emits: ['OrderChanged'],
})
