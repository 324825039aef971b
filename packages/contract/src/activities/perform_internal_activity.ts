import { InternalActivity, RecordNo } from '@takt/domain/activities/model/activity.ts'
import { EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const performInternalActivity = defineProcedure({
  name: 'perform_internal_activity',
  kind: 'action',
  summary: 'Says that an internal activity was done, with the answers to its checklist.',
  input: z.object({
    record_no: RecordNo,
    machine_id: MachineId,
    /** '' for the one who is signed in, where the activity accepts that. */
    employee: EmployeeNo.or(z.literal('')).default(''),
    /** What verify_employee answered in this run; needed where manual verification is. */
    verification: z.string().max(200).default(''),
    checklist: z
      .array(
        z.object({
          row_no: z.int(),
          entered_value: z.string().max(1000),
          exception_note: z.string().max(1000).default(''),
        }),
      )
      .max(200)
      .default([]),
    number: z.number().nullable().default(null),
    sscc: z.string().max(40).default(''),
    note: z.string().max(1000).default(''),
  }),
  output: InternalActivity,
  reach: 'floor',
  requires: 'internalActivities',
  emits: ['ActivitiesChanged', 'NotificationAdded'],
})
