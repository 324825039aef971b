import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteQuery = defineProcedure({
  name: 'delete_query',
  kind: 'action',
  summary: 'Deletes a saved query that no dashboard and no own overview shows.',
  input: z.object({ record_no: z.int() }),
  output: z.object({ record_no: z.int() }),
  permission: 'change-dashboard-templates',
  reach: 'plant',
  emits: ['ConfigChanged'],
})
