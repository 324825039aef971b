import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { TrailFilter } from './trail-filter.ts'

export const getTrailPeople = defineProcedure({
  name: 'get_trail_people',
  kind: 'load',
  summary: 'Who did something that the trail tells of, on some days.',
  input: TrailFilter.pick({ from_day: true, to_day: true }),
  output: z.object({ username: z.string(), who: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
