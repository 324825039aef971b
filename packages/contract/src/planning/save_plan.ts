import { PlanMove } from '@takt/domain/planning/model/plan-board.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

/** More than anybody moves before saving. */
const MOST_MOVES = 500

export const savePlan = defineProcedure({
  name: 'save_plan',
  kind: 'action',
  summary:
    'Gives planned orders another planned start, another machine, or both; all of them or none. Refused when somebody else has moved orders of these machines since the version that was seen.',
  input: z.object({ seen_version: z.int().nonnegative(), moves: z.array(PlanMove).min(1).max(MOST_MOVES) }),
  output: z.object({ version: z.int(), moved: z.int() }),
  permission: 'detail-planning',
  emits: ['MachineChanged', 'OrderChanged'],
})
