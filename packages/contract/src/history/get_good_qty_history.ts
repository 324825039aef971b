import { CardNo } from '@takt/domain/ground/model/ids.ts'
import { GoodHistoryRow } from '@takt/domain/history/model/good-history.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getGoodQtyHistory = defineProcedure({
  name: 'get_good_qty_history',
  kind: 'load',
  summary: 'The reports of good quantity of a card, newest first.',
  input: z.object({ card_no: CardNo }),
  output: GoodHistoryRow,
})
