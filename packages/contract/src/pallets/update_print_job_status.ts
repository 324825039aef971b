import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const updatePrintJobStatus = defineProcedure({
  name: 'update_print_job_status',
  kind: 'action',
  summary: 'Queues a print job again, as it was seen; on another printer if one is named.',
  input: z.object({
    record_no: z.int(),
    print_text: z.string().max(500),
    date: Time,
    print_status: z.literal('New'),
    /** '' is the printer of the job itself. */
    alternative_printer: z.string().max(60),
  }),
  output: z.object({ record_no: z.int(), status: z.literal('New'), printer_no: z.string() }),
  permission: 'report-quantity',
  emits: ['PalletsChanged'],
})
