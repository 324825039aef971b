import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOwnProvider = defineProcedure({
  name: 'get_own_provider',
  kind: 'load',
  summary: 'The company’s own sign-in as the user has it; no row where there is none.',
  input: z.object({}),
  output: z.object({
    label: z.string(),
    linked: z.boolean(),
    /** The emergency administrator keeps the password and is linked to nobody. */
    may_link: z.boolean(),
  }),
})
