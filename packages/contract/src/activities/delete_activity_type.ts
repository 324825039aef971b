import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteActivityType = defineProcedure({
  name: 'delete_activity_type',
  kind: 'action',
  summary: 'Takes a kind of activity away that was never created and follows no other.',
  input: z.object({ record_no: z.int().positive(), version: z.int() }),
  output: z.object({ record_no: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
