import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getParts = defineProcedure({
  name: 'get_parts',
  kind: 'load',
  summary: 'Code and description of parts, at most 500; a search text finds the others.',
  input: z.object({ search: z.string().max(80).default('') }),
  output: z.object({ code: z.string(), description: z.string() }),
})
