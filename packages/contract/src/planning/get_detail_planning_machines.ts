import { PlanningMachine } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDetailPlanningMachines = defineProcedure({
  name: 'get_detail_planning_machines',
  kind: 'load',
  summary: 'Machines of a category with the hours planned on them and the size of their bundles.',
  input: z.object({ category: z.string().max(40) }),
  output: PlanningMachine,
  permission: 'detail-planning',
})
