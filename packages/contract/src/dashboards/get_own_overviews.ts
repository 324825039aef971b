import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOwnOverviews = defineProcedure({
  name: 'get_own_overviews',
  kind: 'load',
  summary:
    'The own overviews that the user may see, by name: each with its saved query, what that asks for, and the values to begin with.',
  input: z.object({}),
  output: z.object({
    record_no: z.int(),
    overview_name: z.string(),
    /** The name of its saved query, and its record_no. */
    sql_query_id: z.string(),
    query_no: z.int(),
    note: z.string(),
    userlevel: z.int().nullable(),
    version: z.int(),
    /** In the order of param_0, param_1 and so on: what a person is asked, and the value that is stored for them. */
    parameters: z.array(z.object({ name: z.string(), prompt: z.string(), value: z.string() })),
    /** Between two loads. */
    seconds: z.int(),
  }),
})
