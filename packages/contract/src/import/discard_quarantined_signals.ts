import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const discardQuarantinedSignals = defineProcedure({
  name: 'discard_quarantined_signals',
  kind: 'action',
  summary: 'Takes signals out of the quarantine for good; they stay readable in the audit trail.',
  input: z.object({ record_nos: z.array(z.int()).min(1).max(500) }),
  output: z.object({ record_no: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
