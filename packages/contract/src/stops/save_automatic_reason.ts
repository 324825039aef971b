import { AutomaticReasonDraft, AutomaticReasonRow } from '@takt/domain/machines/model/automatic-reason.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveAutomaticReason = defineProcedure({
  name: 'save_automatic_reason',
  kind: 'action',
  summary:
    'Adds a rule of the clock, or changes one over the version it was loaded with, from now on; what was named before stays.',
  input: AutomaticReasonDraft.extend({
    /** Null: a new one. */
    rule_no: z.int().nullable(),
    version: z.int().nonnegative(),
  }),
  output: AutomaticReasonRow,
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['SettingsChanged', 'MachineChanged', 'StopsChanged'],
})
