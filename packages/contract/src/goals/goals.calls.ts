/** The calls of goals: what is not named here cannot be called. */
import { deleteProductionGoal } from './delete_production_goal.ts'
import { getGoalSettings } from './get_goal_settings.ts'
import { getProductionGoals } from './get_production_goals.ts'
import { getTargetFulfilment } from './get_target_fulfilment.ts'
import { getTargetLosses } from './get_target_losses.ts'
import { saveProductionGoal } from './save_production_goal.ts'

export const goalsCalls = [
  deleteProductionGoal,
  getGoalSettings,
  getProductionGoals,
  getTargetFulfilment,
  getTargetLosses,
  saveProductionGoal,
] as const
