import { Slug } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const deleteConfig = defineProcedure({
  name: 'delete_config',
  kind: 'action',
  summary: 'Deletes a dashboard.',
  input: z.object({ system_function: z.literal('dashboards'), template: Slug }),
  output: z.object({ template: Slug }),
  permission: 'add-dashboard-templates',
  emits: ['ConfigChanged'],
})
