import { MOST_QUERY } from '@takt/domain/dashboards/query-words.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveQuery = defineProcedure({
  name: 'save_query',
  kind: 'action',
  summary: 'Saves the text of a query; record_no 0 makes a new one.',
  input: z.object({
    record_no: z.int().min(0),
    sql_query_id: z.string().trim().min(1).max(80),
    sql_query: z.string().min(1).max(MOST_QUERY),
    note: z.string().max(500).default(''),
    prompts: z.record(z.string().max(60), z.string().max(120)).default({}),
    /** An ERP's database is asked only where there is one. */
    type: z.enum(['own', 'erp']).default('own'),
    version: z.int().min(0),
  }),
  output: z.object({ record_no: z.int(), version: z.int() }),
  permission: 'change-dashboard-templates',
  reach: 'plant',
  emits: ['ConfigChanged'],
})
