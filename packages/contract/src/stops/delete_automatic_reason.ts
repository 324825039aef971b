import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteAutomaticReason = defineProcedure({
  name: 'delete_automatic_reason',
  kind: 'action',
  summary: 'Takes a rule of the clock back from now on; stops that it has named stay as they are.',
  input: z.object({ rule_no: z.int(), version: z.int().nonnegative() }),
  output: z.object({ rule_no: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['SettingsChanged', 'MachineChanged', 'StopsChanged'],
})
