import { CardNo, EmployeeNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { ScrapReasonCode } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const reportScrap = defineProcedure({
  name: 'report_scrap',
  kind: 'action',
  summary: 'Books scrap on an order that runs on the machine or ended there in the last 30 days.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    scrap_reason: ScrapReasonCode,
    /** Negative takes scrap back and needs can-manual-scrap. */
    scrap_qty: Quantity,
    employee: EmployeeNo,
    /** None: now, by the server's clock. */
    trans_time: Time.optional(),
    scrap_text: z.string().max(1000).default(''),
    /** SF53: what of the scrapped pieces goes back to stock. */
    components: z
      .array(z.object({ material_no: z.string().min(1).max(40), quantity: z.number().positive().max(1_000_000) }))
      .max(100)
      .default([]),
  }),
  output: z.object({
    record_no: z.int(),
    scrap_qty: z.number(),
    card_good_qty: z.number(),
    card_scrap_qty: z.number(),
    remaining_qty: z.number(),
  }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})
