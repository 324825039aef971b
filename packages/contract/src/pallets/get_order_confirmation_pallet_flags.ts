import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOrderConfirmationPalletFlags = defineProcedure({
  name: 'get_order_confirmation_pallet_flags',
  kind: 'load',
  summary: 'All pallet flags of an order, in the order in which they were printed.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: PalletFlag,
})
