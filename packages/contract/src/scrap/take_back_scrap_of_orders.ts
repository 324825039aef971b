import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const takeBackScrapOfOrders = defineProcedure({
  name: 'take_back_scrap_of_orders',
  kind: 'action',
  summary:
    'Books back what was scrapped in whole cycles or as start-up scrap, on all its orders or on none, as take_back_scrap does.',
  input: z.object({
    machine_id: MachineId,
    bookings: z
      .array(z.object({ card_no: CardNo, record_no: z.int() }))
      .min(1)
      .max(100),
  }),
  output: z.object({
    card_no: CardNo,
    /** Of the counter-booking. */
    record_no: z.int(),
    scrap_qty: z.number(),
    card_good_qty: z.number(),
    card_scrap_qty: z.number(),
  }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})
