import { defineProcedure } from '../ground/define-procedure.ts'
import { TrailFilter, TrailRow } from './trail-filter.ts'

/** More do not go into one file. */
export const MOST_EXPORTED = 20_000

export const exportAuditTrail = defineProcedure({
  name: 'export_audit_trail',
  kind: 'action',
  summary: 'The entries of the trail for a file, at most 20,000; that they were taken out is an entry, too.',
  input: TrailFilter,
  output: TrailRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  // Kept for a repeat of the request it would be megabytes.
  secretAnswer: true,
})
