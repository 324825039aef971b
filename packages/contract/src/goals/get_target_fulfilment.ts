import { Fulfilment } from '@takt/domain/history/model/statistics.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getTargetFulfilment = defineProcedure({
  name: 'get_target_fulfilment',
  kind: 'load',
  summary: 'What the shifts of a week were to make and made, with planned and real setup time.',
  input: z.object({ machine_id: MachineList, weeks_back: z.int().min(0).max(520).default(0) }),
  output: Fulfilment,
  onWalls: true,
})
