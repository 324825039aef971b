import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const tellExport = defineProcedure({
  name: 'tell_export',
  kind: 'action',
  summary: 'Says that a list is taken out as a file; asked for before the file is made, so that the trail has it.',
  input: z.object({
    /** As the person reads it: the name of the file. */
    file: z.string().trim().min(1).max(200),
    rows: z.int().nonnegative(),
  }),
  output: z.object({ file: z.string() }),
  reach: 'own',
})
