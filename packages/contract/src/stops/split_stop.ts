import { MachineId, StopKey, Time } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const splitStop = defineProcedure({
  name: 'split_stop',
  kind: 'action',
  summary: 'Divides an uncoded stop in two at a time inside it; answers both.',
  input: z.object({ machine_id: MachineId, stop: StopKey.min(1), split_time: Time }),
  output: Stop,
  requires: 'splitStop',
  permission: 'code-stops',
  emits: ['MachineChanged', 'StopsChanged'],
})
