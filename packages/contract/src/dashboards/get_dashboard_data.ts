import { Slug } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDashboardData = defineProcedure({
  name: 'get_dashboard_data',
  kind: 'load',
  summary: 'The rows of one data source of a dashboard, with its parameters filled in.',
  input: z.object({
    template: Slug,
    slug: Slug,
    /** Values of the page's query for the dashboard's own parameters. */
    parameters: z.record(z.string().max(40), z.string().max(200)).default({}),
  }),
  output: z.record(z.string(), z.unknown()),
  permission: 'can-access-dashboard',
  onWalls: true,
})
