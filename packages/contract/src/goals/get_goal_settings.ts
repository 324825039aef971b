import { GoalSettingRow } from '@takt/domain/goals/model/goal-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getGoalSettings = defineProcedure({
  name: 'get_goal_settings',
  kind: 'load',
  summary: 'Every production goal, past and coming, with what those that hold now have reached.',
  input: z.object({}),
  output: GoalSettingRow,
  permission: 'view-production-goals',
})
