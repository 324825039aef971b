import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const takeOverShift = defineProcedure({
  name: 'take_over_shift',
  kind: 'action',
  summary: 'Signs that a shift was taken over by somebody else than who handed it over. Nobody changes it afterwards.',
  input: z.object({ handover_no: z.int().min(1) }),
  output: z.object({ handover_no: z.int() }),
  permission: 'sign-handovers',
  emits: ['HandoversChanged'],
})
