import { CardNo } from '@takt/domain/ground/model/ids.ts'
import { PalletHistoryRow } from '@takt/domain/orders/model/pallet-flag.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPalletHistory = defineProcedure({
  name: 'get_pallet_history',
  kind: 'load',
  summary: 'The pallet flags of an order, newest first, cancelled ones among them.',
  input: z.object({ card_no: CardNo }),
  output: PalletHistoryRow,
})
