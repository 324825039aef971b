import { InternalActivity, RecordNo } from '@takt/domain/activities/model/activity.ts'
import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getInternalActivities = defineProcedure({
  name: 'get_internal_activities',
  kind: 'load',
  summary: 'Internal activities of a machine, or of all the user may see: the first due first, at most 1000.',
  input: z.object({
    /** '' for every machine the user may see. */
    machine_id: MachineId.or(z.literal('')).default(''),
    /**
     * open: what waits to be performed or certified, and what was cancelled in the last 24 hours; finished: what was
     * performed or cancelled in the last 365 days, the newest first.
     */
    which: z.enum(['open', 'to-perform', 'to-certify', 'finished']).default('open'),
    action_id: RecordNo.or(z.literal('')).default(''),
    card_no: CardNo.or(z.literal('')).default(''),
  }),
  output: InternalActivity,
  beforeDeviceSignIn: true,
})
