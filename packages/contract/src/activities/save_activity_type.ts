import { ActivityTypeSetting, ActivityTypeSettingRow } from '@takt/domain/activities/model/activity-type-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveActivityType = defineProcedure({
  name: 'save_activity_type',
  kind: 'action',
  summary: 'Adds a kind of activity (record_no null), or changes one over the version it was loaded with.',
  input: ActivityTypeSetting.extend({ record_no: z.int().positive().nullable(), version: z.int().nonnegative() }),
  output: ActivityTypeSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
