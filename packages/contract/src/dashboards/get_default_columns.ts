import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDefaultColumns = defineProcedure({
  name: 'get_default_columns',
  kind: 'load',
  summary: 'What columns are called by default, by the name of their field, in the user’s language.',
  input: z.object({}),
  output: z.record(z.string(), z.string()),
})
