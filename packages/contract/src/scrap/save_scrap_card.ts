import { CardNo, EmployeeNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { ScrapReasonCode } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const Row = z.object({
  scrap_reason: ScrapReasonCode,
  original_qty: Quantity,
  adjusted_qty: z.number().max(1_000_000),
  scrap_text: z.string().max(1000).default(''),
})

export const saveScrapCard = defineProcedure({
  name: 'save_scrap_card',
  kind: 'action',
  summary:
    'Adjusts the scrap of an order by counter-bookings: all rows or none. Needs can-manual-scrap or confirm-orders.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    employee: EmployeeNo,
    trans_time: Time,
    rows: z
      .array(Row)
      .max(200)
      .refine((rows) => new Set(rows.map(({ scrap_reason }) => scrap_reason)).size === rows.length, 'a reason twice'),
  }),
  output: z.object({ scrap_qty: z.number(), good_qty: z.number(), scrap_percent: z.number().nullable() }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})
