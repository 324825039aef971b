import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const savePrinter = defineProcedure({
  name: 'save_printer',
  kind: 'action',
  summary: 'Enters a printer of the company, or changes where it is reached.',
  input: z.object({
    printer_no: PrinterNo,
    printer_name: z.string().min(1).max(100),
    printer_description: z.string().max(200).default(''),
    /** A name or an address in the plant's network; '' when it has none. */
    host: z
      .string()
      .max(253)
      .regex(/^[\w.:-]*$/, 'a name or an address'),
    port: z.int().min(1024).max(65_535).default(9100),
    active: z.boolean().default(true),
    /** It prints a PDF that it is sent as it is; left out, it stays as it was. */
    takes_pdf: z.boolean().optional(),
    /** It answers a question for its status (~HS): a label is Printed when it has; left out, it stays as it was. */
    asks_status: z.boolean().optional(),
  }),
  output: z.object({ printer_no: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
