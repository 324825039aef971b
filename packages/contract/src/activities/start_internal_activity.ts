import { RecordNo } from '@takt/domain/activities/model/activity.ts'
import { Flag, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const MOST_AT_ONCE = 20

export const startInternalActivity = defineProcedure({
  name: 'start_internal_activity',
  kind: 'action',
  summary: 'Creates an internal activity of a type at a machine. Other fields of the type may be sent and are ignored.',
  input: z.object({
    /** Of the type. */
    record_no: RecordNo,
    machine_id: MachineId,
    create_date: Time,
    due_date: Time,
    /** Empty: never cancelled by itself. */
    cancel_date: Time.or(z.literal('')).nullable().default(''),
    /** The session says who it was. */
    created_by: z.string().max(200).default(''),
    extra_info_1: z.string().max(200).default(''),
    quantity_to_create: z.int().min(1).max(MOST_AT_ONCE).default(1),
    use_checklist: Flag.default(1),
    note: z.string().max(1000).default(''),
  }),
  output: z.object({
    /** record_no of what was created, the first of several. */
    res: z.string(),
  }),
  reach: 'floor',
  requires: 'internalActivities',
  emits: ['ActivitiesChanged', 'NotificationAdded'],
})
