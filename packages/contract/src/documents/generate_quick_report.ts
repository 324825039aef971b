import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const generateQuickReport = defineProcedure({
  name: 'generate_quick_report',
  kind: 'action',
  summary: 'Makes a quick report as a PDF in the archive; answers the number of the file.',
  input: z.object({ record_no: z.int(), machine_id: MachineId, card_no: z.string().max(40).default('') }),
  output: z.object({ record_no: z.int() }),
  reach: 'floor',
  emits: ['file-archive-added'],
})
