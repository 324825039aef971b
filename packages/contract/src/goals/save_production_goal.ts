import { GoalSetting, GoalSettingRow } from '@takt/domain/goals/model/goal-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveProductionGoal = defineProcedure({
  name: 'save_production_goal',
  kind: 'action',
  summary: 'Adds a production goal, or changes one over the version it was loaded with.',
  input: GoalSetting.extend({ record_no: z.int().nullable(), version: z.int().nonnegative() }),
  output: GoalSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
