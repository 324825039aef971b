import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

/** More rows of one place do not go into one file; the newest do. */
export const MOST_OF_A_PLACE = 50_000

export const exportPerson = defineProcedure({
  name: 'export_person',
  kind: 'action',
  summary: 'Everything that is kept about a person, place by place; that it was taken out is an entry of the trail.',
  input: z.object({ user_id: z.int() }),
  output: z.object({
    /** The table. */
    place: z.string(),
    /** True: there are more rows than are answered. */
    cut: z.boolean(),
    rows: z.array(z.record(z.string(), z.unknown())),
  }),
  permission: 'manage-personal-data',
  reach: 'people',
  // Kept for a repeat of the request it would be megabytes of somebody's data.
  secretAnswer: true,
})
