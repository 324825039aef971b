import { Time } from '@takt/domain/ground/model/ids.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { PlanBoard } from '@takt/domain/planning/model/plan-board.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPlanBoard = defineProcedure({
  name: 'get_plan_board',
  kind: 'load',
  summary:
    'The plan of the machines named, or of all: what runs and waits at each, when it begins and ends in planned time, what is late or at risk and why.',
  input: z.object({ machine_string: MachineList.optional(), from: Time, until: Time }),
  output: PlanBoard,
  permission: 'detail-planning',
  heavy: true,
})
