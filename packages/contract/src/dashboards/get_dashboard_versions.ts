import { DashboardSlug } from '@takt/domain/dashboards/dashboard.ts'
import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDashboardVersions = defineProcedure({
  name: 'get_dashboard_versions',
  kind: 'load',
  summary: 'What a dashboard was at each save, the newest first: who saved it, when, and how many widgets it had.',
  input: z.object({ template: DashboardSlug }),
  output: z.object({ version: z.int(), changed_by: z.string(), changed_at: Time, widgets: z.int() }),
  permission: 'view-dashboard-templates',
})
