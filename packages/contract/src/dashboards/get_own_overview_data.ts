import { QueryParameters } from '@takt/domain/dashboards/model/query.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOwnOverviewData = defineProcedure({
  name: 'get_own_overview_data',
  kind: 'load',
  summary: 'The columns and rows of an own overview, as one row.',
  input: z.object({
    record_no: z.int(),
    /** Without them those that are stored for the person. */
    parameters: QueryParameters.optional(),
  }),
  output: z.object({
    columns: z.array(z.object({ name: z.string(), type: z.enum(['number', 'time', 'date', 'boolean', 'text']) })),
    rows: z.array(z.record(z.string(), z.unknown())),
  }),
})
