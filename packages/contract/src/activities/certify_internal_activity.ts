import { InternalActivity, RecordNo } from '@takt/domain/activities/model/activity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const certifyInternalActivity = defineProcedure({
  name: 'certify_internal_activity',
  kind: 'action',
  summary: 'Certifies or rejects an internal activity that was performed.',
  input: z.object({
    operation: z.literal('certify'),
    /** 3 certified, 6 rejected. */
    status: z.union([z.literal(3), z.literal(6)]),
    /** Must be the one who is signed in. */
    username: z.string().max(200),
    /** record_no of the activity. */
    RecordLink: RecordNo,
    /** Why it is rejected. */
    comment: z.string().trim().max(1000).default(''),
  }),
  output: InternalActivity,
  reach: 'floor',
  emits: ['ActivitiesChanged'],
})
