import { Day, MachineId, StopCodeNo } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getStopHistory = defineProcedure({
  name: 'get_stop_history',
  kind: 'load',
  summary: 'The stops of a machine in the last hours, or in some days, newest first.',
  input: z.object({
    machine_id: MachineId,
    /** Hours. */
    period: z.int().min(1).default(168),
    /** Both in place of hours. */
    start_day: Day.optional(),
    end_day: Day.optional(),
    /** With days: this shift of them alone. */
    shift: z.int().min(1).max(99).optional(),
    /** Of this reason alone: of three years a machine has more stops than are answered. */
    stop_reason: StopCodeNo.optional(),
  }),
  output: Stop,
  beforeDeviceSignIn: true,
})
