import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const adjustPalletFlag = defineProcedure({
  name: 'adjust_pallet_flag',
  kind: 'action',
  summary: 'Changes how many pieces a pallet flag says, as long as nobody has confirmed it.',
  input: z.object({ machine_id: MachineId, record_no: z.int(), qty: Quantity }),
  output: z.object({ recordNo: z.int(), qty: z.number(), goodQty: z.number() }),
  permission: 'confirm-orders',
  emits: ['PalletsChanged'],
})
