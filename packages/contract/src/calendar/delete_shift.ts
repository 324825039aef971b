import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteShift = defineProcedure({
  name: 'delete_shift',
  kind: 'action',
  summary: 'Removes a shift that is part of no kind of day and has no figures.',
  input: z.object({ shift: z.int(), version: z.int() }),
  output: z.object({ shift: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
