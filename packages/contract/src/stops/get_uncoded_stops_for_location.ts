import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getUncodedStopsForLocation = defineProcedure({
  name: 'get_uncoded_stops_for_location',
  kind: 'load',
  summary: 'The uncoded stops of all machines of a place in the last 31 days, newest first, at most 500.',
  input: z.object({
    request_type: z.enum(['department', 'zone', 'category', 'mine', 'all']),
    /** Code of the department, zone or category. */
    request_code: z.string().max(80).default(''),
  }),
  output: Stop,
})
