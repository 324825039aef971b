import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const openDevlog = defineProcedure({
  name: 'open_devlog',
  kind: 'load',
  summary: 'Says whether the code opens the developer log; compared on the server only.',
  input: z.object({ code: z.string().max(200) }),
  output: z.object({ open: z.boolean() }),
  level: HIGHEST_LEVEL,
})
