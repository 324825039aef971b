import { MachineId, StopCodeNo, StopKey } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const updateHistoryStop = defineProcedure({
  name: 'update_history_stop',
  kind: 'action',
  summary: 'Gives a past stop another code; needs the level the company asks for.',
  input: z.object({
    machine_id: MachineId,
    stop: StopKey.min(1),
    stop_code: StopCodeNo,
    note: z.string().max(2000).default(''),
    /** The reason shown when the person chose; when it changed meanwhile the call is refused, not overwritten. */
    seen_reason: z.string().max(20).optional(),
  }),
  output: Stop,
  permission: 'code-stops',
  canWait: true,
  emits: ['MachineChanged', 'StopsChanged'],
})
