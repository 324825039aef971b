import { QueryParameters } from '@takt/domain/dashboards/model/query.ts'
import { OVERVIEW_INTERVALS } from '@takt/domain/machines/overview/own-overview.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveOwnOverview = defineProcedure({
  name: 'save_own_overview',
  kind: 'action',
  summary: 'Saves an own overview with the values that everybody begins with; record_no 0 makes a new one.',
  input: z.object({
    record_no: z.int().min(0),
    overview_name: z.string().trim().min(1).max(80),
    query_no: z.int(),
    userlevel: z.int().min(1).max(9).nullable().default(null),
    parameters: QueryParameters.default({}),
    seconds: z.literal(OVERVIEW_INTERVALS).default(180),
    version: z.int().min(0),
  }),
  output: z.object({ record_no: z.int(), version: z.int() }),
  permission: 'change-dashboard-templates',
  reach: 'plant',
  emits: ['ConfigChanged'],
})
