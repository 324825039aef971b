import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteOwnOverview = defineProcedure({
  name: 'delete_own_overview',
  kind: 'action',
  summary: 'Deletes an own overview with its columns and values; its saved query stays.',
  input: z.object({ record_no: z.int() }),
  output: z.object({ record_no: z.int() }),
  permission: 'change-dashboard-templates',
  reach: 'plant',
  emits: ['ConfigChanged'],
})
