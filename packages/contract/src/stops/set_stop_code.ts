import { MachineId, StopCodeNo, StopKey } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setStopCode = defineProcedure({
  name: 'set_stop_code',
  kind: 'action',
  summary: 'Says why a machine stood still. Without `stop` the current stop is coded.',
  input: z.object({
    machine_id: MachineId,
    stop: StopKey.default(''),
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
