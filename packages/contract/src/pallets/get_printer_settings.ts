import { PrinterSettings } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPrinterSettings = defineProcedure({
  name: 'get_printer_settings',
  kind: 'load',
  summary: 'The printers of the company, where they are reached, and what waits or has failed on each.',
  input: z.object({}),
  output: PrinterSettings,
  permission: 'can-do-admin-actions',
})
