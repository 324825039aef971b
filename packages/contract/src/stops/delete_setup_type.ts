import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteSetupType = defineProcedure({
  name: 'delete_setup_type',
  kind: 'action',
  summary: 'Takes away a setup type that no order was set up with.',
  input: z.object({ code: z.string().min(1).max(20), version: z.int() }),
  output: z.object({ code: z.string() }),
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
