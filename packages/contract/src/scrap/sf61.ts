import { CardNo, EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const sf61 = defineProcedure({
  name: 'sf61',
  kind: 'action',
  summary: 'SF61: says how many counted pieces of a running order are good; the rest is booked as start-up scrap.',
  input: z.object({
    sf61_qty: Quantity.nonnegative(),
    card_no: CardNo,
    machine_id: MachineId,
    employee: EmployeeNo,
    /** Good quantity shown when the person counted: pieces made since then stay good. */
    seen_good_qty: Quantity.optional(),
    /** Scrap shown then; when it changed meanwhile the call is refused, so that two people never book the same pieces. */
    seen_scrap_qty: Quantity.optional(),
  }),
  output: z.object({
    /** Null: every piece was good, nothing is booked. */
    record_no: z.int().nullable(),
    scrap_qty: z.number(),
    card_good_qty: z.number(),
    card_scrap_qty: z.number(),
  }),
  permission: 'report-quantity',
  requires: 'startUpScrap',
  emits: ['MachineChanged', 'OrderChanged'],
})
