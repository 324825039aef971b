import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { LEAST_COPIES, MOST_LABELS } from '@takt/domain/pallets/copies.ts'
import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const printLabel = defineProcedure({
  name: 'print_label',
  kind: 'action',
  summary: 'Queues labels of a running order.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    num_labels: z.int().min(LEAST_COPIES).max(MOST_LABELS),
    printer: PrinterNo,
    print_anyway: z.boolean().default(false),
  }),
  output: z.object({ print_job: z.int() }),
  permission: 'report-quantity',
  emits: ['PalletsChanged'],
})
