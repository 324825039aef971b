import { ActivityTypeSettingRow } from '@takt/domain/activities/model/activity-type-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getActivityTypeSettings = defineProcedure({
  name: 'get_activity_type_settings',
  kind: 'load',
  summary: 'The kinds of activities as they are kept, with their checklists, also those no longer offered.',
  input: z.object({}),
  output: ActivityTypeSettingRow,
  permission: 'can-access-admin-panel',
})
