import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { TrailRow } from './trail-filter.ts'

export const getBookingChanges = defineProcedure({
  name: 'get_booking_changes',
  kind: 'load',
  summary: 'Who changed a stop, or what is booked on an order, when, and from what to what; the latest first.',
  input: z.object({
    machine_id: MachineId,
    /** The stop; left out: what is booked on the order. */
    stop: z.string().max(40).optional(),
    card_no: CardNo.optional(),
  }),
  output: TrailRow.omit({ address: true, session: true }),
  permission: 'confirm-orders',
})
