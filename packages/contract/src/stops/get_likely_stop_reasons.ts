import { MachineId, StopCodeNo, StopKey } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getLikelyStopReasons = defineProcedure({
  name: 'get_likely_stop_reasons',
  kind: 'load',
  summary: 'The reasons a stop of the machine most likely has, from its last 60 days; a hint with its grounds.',
  input: z.object({
    machine_id: MachineId,
    /** The stop to be coded, '' for the current one. */
    stop: StopKey.default(''),
  }),
  output: z.object({
    stop_code: StopCodeNo,
    /** The stops it is told from: those at the same hour of the day, or those after the same reason as before. */
    because: z.enum(['hour', 'previous']),
    /** So many of the last `of` of them had it. */
    count: z.int(),
    of: z.int(),
  }),
  beforeDeviceSignIn: true,
})
