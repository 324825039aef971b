import { QueryParameters } from '@takt/domain/dashboards/model/query.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getQueryData = defineProcedure({
  name: 'get_query_data',
  kind: 'load',
  summary: 'The rows of a saved query; with record_plus one row that holds its columns and its rows.',
  input: z.object({
    record_no: z.int(),
    parameters: QueryParameters.default({}),
    record_plus: z.boolean().default(false),
  }),
  output: z.record(z.string(), z.unknown()),
  permission: 'can-access-dashboard',
  onWalls: true,
})
