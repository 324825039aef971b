import { Dashboard } from '@takt/domain/dashboard/dashboard.ts'
import { Slug } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getConfig = defineProcedure({
  name: 'get_config',
  kind: 'load',
  summary: 'One dashboard with its widgets, and the version it is saved under.',
  input: z.object({ system_function: z.literal('dashboards'), template: Slug }),
  output: z.object({ version: z.int(), config: Dashboard }),
  permission: 'can-access-dashboard',
})
