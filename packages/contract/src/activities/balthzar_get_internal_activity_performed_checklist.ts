import { PerformedRow, RecordNo } from '@takt/domain/activities/model/activity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarGetInternalActivityPerformedChecklist = defineProcedure({
  name: 'balthzar_get_internal_activity_performed_checklist',
  kind: 'load',
  summary: 'The answers that were given when an internal activity was performed.',
  input: z.object({ record_link: RecordNo }),
  output: PerformedRow,
  beforeDeviceSignIn: true,
})
