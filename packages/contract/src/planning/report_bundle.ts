import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { BundleNo } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const reportBundle = defineProcedure({
  name: 'report_bundle',
  kind: 'action',
  summary: 'Books the good pieces of a bundle on each of its orders, once.',
  input: z.object({
    bundle_no: BundleNo,
    machine_id: MachineId,
    good_qty: Quantity.nonnegative(),
    /** More than planned was asked for and confirmed. */
    over_confirmed: z.boolean().default(false),
  }),
  /** What was booked, card by card. */
  output: z.object({ card_no: CardNo, good_qty: z.number(), card_good_qty: z.number(), remaining_qty: z.number() }),
  permission: 'confirm-orders',
  emits: ['BundlesChanged', 'MachineChanged', 'OrderChanged'],
})
