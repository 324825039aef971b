import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { FulfilmentLoss } from '@takt/domain/history/model/statistics.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getTargetLosses = defineProcedure({
  name: 'get_target_losses',
  kind: 'load',
  summary: 'What the days of a week were to make and made on a machine, and what stops, slow running and scrap cost.',
  input: z.object({ machine_id: MachineId, weeks_back: z.int().min(0).max(520).default(0) }),
  output: FulfilmentLoss,
  onWalls: true,
})
