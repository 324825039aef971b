import { Dashboard, DashboardSlug } from '@takt/domain/dashboards/dashboard.ts'
import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDashboardVersion = defineProcedure({
  name: 'get_dashboard_version',
  kind: 'load',
  summary: 'A dashboard as it was at one save.',
  input: z.object({ template: DashboardSlug, version: z.int().positive() }),
  output: z.object({ version: z.int(), changed_by: z.string(), changed_at: Time, config: Dashboard }),
  permission: 'view-dashboard-templates',
})
