import { Time } from '@takt/domain/ground/model/ids.ts'
import { CardFigures } from '@takt/domain/orders/model/order-details.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getCardHistory = defineProcedure({
  name: 'get_card_history',
  kind: 'load',
  heavy: true,
  summary: 'Cards that ended in a period of at most 400 days, newest first, each machine and card once.',
  input: z.object({ start_time: Time, end_time: Time }),
  output: CardFigures,
})
