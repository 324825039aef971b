import { QuarantineReason } from '@takt/domain/machines/model/quarantine-reason.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const replayQuarantinedSignals = defineProcedure({
  name: 'replay_quarantined_signals',
  kind: 'action',
  summary:
    'Takes quarantined signals in again, for instance after their machine was set up. What still cannot be used stays.',
  input: z.object({ record_nos: z.array(z.int()).min(1).max(500) }),
  output: z.object({
    record_no: z.int(),
    taken: z.boolean(),
    /** '' = taken. */
    reason: QuarantineReason.or(z.literal('')),
    detail: z.string(),
  }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['MachineChanged', 'StopsChanged', 'NotificationAdded', 'OrderChanged'],
})
