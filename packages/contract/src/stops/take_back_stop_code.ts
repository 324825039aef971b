import { MachineId, StopKey } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const takeBackStopCode = defineProcedure({
  name: 'take_back_stop_code',
  kind: 'action',
  summary: 'Gives a stop the reason and note of before, for ten minutes after somebody coded it, by the one who did.',
  input: z.object({ machine_id: MachineId, stop: StopKey }),
  output: Stop,
  permission: 'code-stops',
  emits: ['MachineChanged', 'StopsChanged'],
})
