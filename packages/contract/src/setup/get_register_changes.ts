import { Time } from '@takt/domain/ground/model/ids.ts'
import { describedNames } from '@takt/domain/setup/registers.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { TrailChange } from './trail-filter.ts'

export const getRegisterChanges = defineProcedure({
  name: 'get_register_changes',
  kind: 'load',
  summary: 'Who changed what in a register, and when; the latest first.',
  input: z.object({
    register: z.enum(describedNames),
    /** Of one row; left out, of all. */
    key: z.string().max(200).optional(),
    /** Of the rows in which this field has this value: the keys for one way in, the deliveries of one report. */
    only: z.object({ field: z.string().max(80), value: z.string().max(200) }).optional(),
  }),
  output: z.object({
    /** Of the entry; a row is named by its key. */
    id: z.string(),
    at: Time,
    /** The person's name as it is today, and what they sign in with where they are no more. */
    who: z.string(),
    what: z.enum(['added', 'changed', 'removed']),
    key: z.string(),
    /** What the row was called, or its key. */
    called: z.unknown(),
    /** What was given to a new row, and what a removed one had, is not listed field by field. */
    changes: z.array(TrailChange),
  }),
  permission: 'can-access-admin-panel',
})
