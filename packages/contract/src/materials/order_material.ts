import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const orderMaterial = defineProcedure({
  name: 'order_material',
  kind: 'action',
  summary: 'Asks the stores for material of an order, through the ERP, once per request id.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    material_no: z.string().min(1).max(60),
    quantity: Quantity,
    place: z.string().trim().max(80).default(''),
  }),
  output: z.object({ record_no: z.int(), quantity: z.number() }),
  permission: 'report-quantity',
  emits: ['OrderChanged'],
})
