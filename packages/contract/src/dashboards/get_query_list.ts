import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getQueryList = defineProcedure({
  name: 'get_query_list',
  kind: 'load',
  summary: 'The saved queries and what each asks for; their text only for those who may edit it.',
  input: z.object({}),
  output: z.object({
    record_no: z.int(),
    sql_query_id: z.string(),
    note: z.string(),
    /** In the order of param_0, param_1 and so on. */
    parameters: z.array(z.string()),
    /** What a person is asked, by the parameter's name. */
    prompts: z.record(z.string(), z.string()),
    version: z.int(),
    sql_query: z.string().optional(),
  }),
  permission: 'can-access-dashboard',
})
