import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteDayType = defineProcedure({
  name: 'delete_day_type',
  kind: 'action',
  summary: 'Removes a kind of day that no calendar uses or has used.',
  input: z.object({ day_type: z.string().min(1).max(40), version: z.int() }),
  output: z.object({ day_type: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
