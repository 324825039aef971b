import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getPrinters = defineProcedure({
  name: 'get_printers',
  kind: 'load',
  summary: 'The printers that machines of the company are set up with.',
  input: z.object({}),
  output: z.object({ printer_no: z.string(), printer_description: z.string() }),
  beforeDeviceSignIn: true,
})
