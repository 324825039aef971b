import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getUnconfirmedCancellations = defineProcedure({
  name: 'get_unconfirmed_cancellations',
  kind: 'load',
  summary:
    'Cancellations of a machine that neither a person nor the ERP has confirmed yet, newest first; then those of orders that never ran, or that no ERP knows.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({
    /** 0: the ERP is not told of it; the card names it. */
    recordNo: z.int(),
    card_no: CardNo,
    work_order_no: z.string(),
    part_no: z.string(),
    remaining_qty: z.number(),
    /** F failed; '' the ERP need not know; anything else is ongoing. */
    status: z.enum(['W', 'F', '']),
    last_error: z.string(),
    /** '' = it waits until something is reported on the card. */
    next_attempt: Time.or(z.literal('')),
    /** '' = nobody noted when. */
    created: Time.or(z.literal('')),
  }),
})
