import { RecordNo } from '@takt/domain/activities/model/activity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteInternalActivity = defineProcedure({
  name: 'delete_internal_activity',
  kind: 'action',
  summary: 'Deletes an internal activity that is not performed yet; the audit trail keeps it.',
  input: z.object({ record_no: RecordNo }),
  output: z.object({ record_no: RecordNo }),
  permission: 'delete-internal-activity',
  emits: ['ActivitiesChanged'],
})
