import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteProductionGoal = defineProcedure({
  name: 'delete_production_goal',
  kind: 'action',
  summary: 'Removes a production goal as it was loaded.',
  input: z.object({ record_no: z.int(), version: z.int() }),
  output: z.object({ record_no: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
