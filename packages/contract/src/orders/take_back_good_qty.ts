import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const takeBackGoodQty = defineProcedure({
  name: 'take_back_good_qty',
  kind: 'action',
  summary: 'Books a report of good pieces back, for ten minutes after it, by the one who reported it, once.',
  input: z.object({ machine_id: MachineId, card_no: CardNo, record_no: z.int() }),
  output: z.object({
    /** Of the counter-booking. */
    record_no: z.int(),
    good_qty: z.number(),
    card_good_qty: z.number(),
    remaining_qty: z.number(),
  }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})
