import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteValueRule = defineProcedure({
  name: 'delete_value_rule',
  kind: 'action',
  summary: 'Removes a rule over the version it was loaded with; stops that it has named stay as they are.',
  input: z.object({ record_no: z.int(), version: z.int().nonnegative() }),
  output: z.object({ record_no: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['SettingsChanged'],
})
