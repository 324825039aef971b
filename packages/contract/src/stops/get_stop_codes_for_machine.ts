import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { StopCode } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getStopCodesForMachine = defineProcedure({
  name: 'get_stop_codes_for_machine',
  kind: 'load',
  summary: 'The active stop codes of a machine, in the order of their groups.',
  input: z.object({ machine_id: MachineId }),
  output: StopCode,
  beforeDeviceSignIn: true,
})
