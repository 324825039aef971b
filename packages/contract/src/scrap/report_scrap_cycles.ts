import { CardNo, EmployeeNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { ScrapReasonCode } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const reportScrapCycles = defineProcedure({
  name: 'report_scrap_cycles',
  kind: 'action',
  summary: 'SF97: scraps whole cycles of all running orders of a machine at once; answers one booking per order.',
  input: z.object({
    machine_id: MachineId,
    cycles: z.number().positive().max(100_000),
    scrap_reason: ScrapReasonCode,
    employee: EmployeeNo,
    trans_time: Time,
    scrap_text: z.string().max(1000).default(''),
  }),
  output: z.object({
    record_no: z.int(),
    card_no: CardNo,
    scrap_qty: z.number(),
    scrap_text: z.string(),
    card_good_qty: z.number(),
    card_scrap_qty: z.number(),
  }),
  permission: 'report-quantity',
  requires: 'scrapWholeCycles',
  emits: ['MachineChanged', 'OrderChanged'],
})
