import { MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { ScrapReasonCode } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const reportMaterialScrap = defineProcedure({
  name: 'report_material_scrap',
  kind: 'action',
  summary: 'Books scrapped material of a line of an order; a negative quantity is given back to stock.',
  input: z.object({
    /** materialCardNo of get_materials. */
    material_card_no: z.string().min(1).max(60),
    machine_id: MachineId,
    quantity: z.number().min(-1_000_000).max(1_000_000),
    scrap_reason: ScrapReasonCode,
    trans_time: Time,
    reporting_source: z.enum(['wizard', 'order_confirmation']).default('wizard'),
  }),
  output: z.object({ record_no: z.int(), quantity: z.number() }),
  permission: 'report-quantity',
  emits: ['OrderChanged'],
})
