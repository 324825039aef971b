import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteInputGroup = defineProcedure({
  name: 'delete_input_group',
  kind: 'action',
  summary: 'Takes away an input group of which no value was ever set.',
  input: z.object({ record_no: z.int(), version: z.int() }),
  output: z.object({ record_no: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
