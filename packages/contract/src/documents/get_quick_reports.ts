import { QuickReport } from '@takt/domain/documents/model/document.ts'
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getQuickReports = defineProcedure({
  name: 'get_quick_reports',
  kind: 'load',
  summary: 'The quick reports, by what they are called in the language of the person.',
  /** Without a machine: those that need none, and those that need an order ask for one. */
  input: z.object({ machine_id: MachineId.optional() }),
  output: QuickReport,
})
