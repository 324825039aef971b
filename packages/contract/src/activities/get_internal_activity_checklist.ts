import { ChecklistQuestion, RecordNo } from '@takt/domain/activities/model/activity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getInternalActivityChecklist = defineProcedure({
  name: 'get_internal_activity_checklist',
  kind: 'load',
  summary: 'The questions of an internal activity, without those whose conditions do not hold.',
  input: z.object({ record_no: RecordNo }),
  output: ChecklistQuestion,
  beforeDeviceSignIn: true,
})
