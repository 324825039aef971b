import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getStopHistory = defineProcedure({
  name: 'get_stop_history',
  kind: 'load',
  summary: 'The stops of a machine in the last hours, newest first.',
  input: z.object({
    machine_id: MachineId,
    /** Hours. */
    period: z.int().min(1).default(168),
  }),
  output: Stop,
  beforeDeviceSignIn: true,
})
