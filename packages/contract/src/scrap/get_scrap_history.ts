import { CardNo } from '@takt/domain/ground/model/ids.ts'
import { ScrapHistoryRow } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapHistory = defineProcedure({
  name: 'get_scrap_history',
  kind: 'load',
  summary: 'The scrap bookings of a card, newest first, as reported and after adjustments.',
  input: z.object({ card_no: CardNo }),
  output: ScrapHistoryRow,
})
