import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteCalendar = defineProcedure({
  name: 'delete_calendar',
  kind: 'action',
  summary: 'Removes a calendar that no machine follows or has followed.',
  input: z.object({ calendar_id: z.int(), version: z.int() }),
  output: z.object({ calendar_id: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
