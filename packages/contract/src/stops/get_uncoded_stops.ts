import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getUncodedStops = defineProcedure({
  name: 'get_uncoded_stops',
  kind: 'load',
  summary: 'The uncoded stops of a machine in the last 31 days, newest first.',
  input: z.object({
    machine_id: MachineId,
    /** The number of a shift; '' is every shift. Unplanned time is no shift: it is asked for with '0'. */
    shift: z
      .string()
      .regex(/^\d{0,4}$/, 'a shift is a number')
      .default(''),
    /** Nothing is kept between calls, so there is nothing to bypass. */
    reload: z.boolean().default(false),
  }),
  output: Stop,
  beforeDeviceSignIn: true,
})
