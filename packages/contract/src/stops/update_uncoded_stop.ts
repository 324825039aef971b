import { MachineId, StopCodeNo, StopKey } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const updateUncodedStop = defineProcedure({
  name: 'update_uncoded_stop',
  kind: 'action',
  summary: 'Codes an uncoded stop; one that somebody coded meanwhile is left as it is.',
  input: z.object({
    machine_id: MachineId,
    stop: StopKey.min(1),
    stop_code: StopCodeNo,
    note: z.string().max(2000).default(''),
  }),
  output: Stop,
  permission: 'code-stops',
  canWait: true,
  emits: ['MachineChanged', 'StopsChanged'],
})
