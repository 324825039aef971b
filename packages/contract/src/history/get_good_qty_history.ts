import { GoodHistoryRow } from '@takt/domain/model/good-history.ts'
import { CardNo } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getGoodQtyHistory = defineProcedure({
  name: 'get_good_qty_history',
  kind: 'load',
  summary: 'The reports of good quantity of a card, newest first.',
  input: z.object({ card_no: CardNo }),
  output: GoodHistoryRow,
})
