import { CardNo } from '@takt/domain/model/ids.ts'
import { ScrapHistoryRow } from '@takt/domain/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getScrapHistory = defineProcedure({
  name: 'get_scrap_history',
  kind: 'load',
  summary: 'The scrap bookings of a card, newest first, as reported and after adjustments.',
  input: z.object({ card_no: CardNo }),
  output: ScrapHistoryRow,
})
