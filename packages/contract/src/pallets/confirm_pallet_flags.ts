import { CardNo, EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const confirmPalletFlags = defineProcedure({
  name: 'confirm_pallet_flags',
  kind: 'action',
  summary: 'Confirms pallet flags: the ERP is told of them. What became of each is answered.',
  input: z.object({
    machine_id: MachineId,
    /** '': flags of several orders. */
    card_no: CardNo.or(z.literal('')).default(''),
    record_nos: z.array(z.int()).min(1).max(500),
    /** What was counted on the pallets; refused when the flags say something else. */
    quantity: Quantity.optional(),
    employee: EmployeeNo.optional(),
  }),
  output: z.object({
    recordNo: z.int(),
    outcome: z.enum(['confirmed', 'skipped', 'refused']),
    why: z.enum(['', 'incompatible', 'above-own-ids', 'transferred', 'confirmed', 'cancelled']),
  }),
  permission: 'confirm-orders',
  emits: ['PalletsChanged'],
})
