import { CardNo, EmployeeNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const confirmOrder = defineProcedure({
  name: 'confirm_order',
  kind: 'action',
  summary: 'Confirms an order that is over, with the pieces it made: once per run. What is not booked yet is booked.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    /** The cancellation that is confirmed with it; 0: there is none. */
    record_no: z.int().min(0).default(0),
    quantity: z.number().min(0).max(10_000_000),
    employee: EmployeeNo,
    /** Absent: now. */
    trans_time: Time.optional(),
    /** Pallet flags that the ERP does not have yet, and of which the person knows. */
    waiting: z.array(z.int()).max(1000).default([]),
  }),
  output: z.object({ record_no: z.int(), card_good_qty: z.number(), booked_qty: z.number() }),
  permission: 'confirm-orders',
  emits: ['MachineChanged', 'NewOrderCancellation', 'OrderChanged'],
})
