import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { TrailFilter, TrailRow } from './trail-filter.ts'

/** Rows of a page; fewer are the last ones. */
export const TRAIL_PAGE = 100

export const getAuditTrail = defineProcedure({
  name: 'get_audit_trail',
  kind: 'load',
  summary: 'Who did what, when and from where, the latest first, a hundred at a time.',
  input: TrailFilter.extend({
    /** The id of the last entry that is there. */
    after: z
      .string()
      .regex(/^\d{1,18}-\d{1,18}$/)
      .optional(),
  }),
  output: TrailRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
