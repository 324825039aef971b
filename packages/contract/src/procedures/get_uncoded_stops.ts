import { MachineId } from '@takt/domain/model/ids.ts'
import { Stop } from '@takt/domain/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getUncodedStops = defineProcedure({
  name: 'get_uncoded_stops',
  kind: 'load',
  summary: 'The uncoded stops of a machine, newest first.',
  input: z.object({ machine_id: MachineId }),
  output: Stop,
  beforeDeviceSignIn: true,
})
