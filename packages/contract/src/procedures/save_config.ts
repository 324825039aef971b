import { Dashboard } from '@takt/domain/dashboard/dashboard.ts'
import { Slug } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const saveConfig = defineProcedure({
  name: 'save_config',
  kind: 'action',
  summary: 'Saves a dashboard over the version it was loaded with; 0 creates one.',
  input: z.object({
    system_function: z.literal('dashboards'),
    template: Slug,
    config: Dashboard,
    version: z.int().nonnegative(),
  }),
  output: z.object({ version: z.int() }),
  permission: 'change-dashboard-templates',
  emits: ['ConfigChanged'],
})
