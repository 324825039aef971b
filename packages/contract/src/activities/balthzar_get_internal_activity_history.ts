import { ActivityTotal } from '@takt/domain/activities/model/activity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarGetInternalActivityHistory = defineProcedure({
  name: 'balthzar_get_internal_activity_history',
  kind: 'load',
  summary:
    'How many internal activities of each type were finished, for an order or in the last 365 days at a machine.',
  input: z.object({
    /** A detail of the original's client: accepted and ignored. */
    axioskey: z.unknown().optional(),
    type: z.enum(['card_no', 'machine_id']),
    value: z.string().min(1).max(40),
  }),
  output: ActivityTotal,
  beforeDeviceSignIn: true,
})
