import { QueryParameters } from '@takt/domain/dashboards/model/query.ts'
import { MOST_QUERY } from '@takt/domain/dashboards/query-words.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getQueryResult = defineProcedure({
  name: 'get_query_result',
  kind: 'load',
  summary: 'Tries the text of a query before it is saved; for those who may edit queries.',
  input: z.object({ sql_query: z.string().max(MOST_QUERY), parameters: QueryParameters.default({}) }),
  output: z.object({
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    rows: z.array(z.record(z.string(), z.unknown())),
  }),
  permission: 'change-dashboard-templates',
})
