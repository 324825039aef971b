import { ManualActivity } from '@takt/domain/activities/model/activity.ts'
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getManualInternalActivities = defineProcedure({
  name: 'get_manual_internal_activities',
  kind: 'load',
  summary: 'Types of internal activities that may be created at a machine, or at any the user may see.',
  input: z.object({
    /** '' for every machine the user may see. */
    machine_id: MachineId.or(z.literal('')).default(''),
    op_number: z.string().max(40).default(''),
    part_no: z.string().max(60).default(''),
    tool_id: z.string().max(60).default(''),
    /** A type_description. */
    type: z.string().max(100).default(''),
  }),
  output: ManualActivity,
  beforeDeviceSignIn: true,
})
