import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const addHandoverAddendum = defineProcedure({
  name: 'add_handover_addendum',
  kind: 'action',
  summary: 'Adds a correction to a signed hand-over, with the name of its author; what was signed stays.',
  input: z.object({ handover_no: z.int().min(1), words: z.string().trim().min(1).max(2000) }),
  output: z.object({ addendum_no: z.int() }),
  permission: 'sign-handovers',
  emits: ['HandoversChanged'],
})
