import { ProductionGoal } from '@takt/domain/goals/model/goal.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getProductionGoals = defineProcedure({
  name: 'get_production_goals',
  kind: 'load',
  summary: 'The production goals that hold now, with what is reached.',
  input: z.object({}),
  output: ProductionGoal,
  onWalls: true,
})
