import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { StopCode } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getStopCodes = defineProcedure({
  name: 'get_stop_codes',
  kind: 'load',
  summary: 'All stop codes, also those no longer offered; with a machine those valid there.',
  input: z.object({ machine_id: MachineId.or(z.literal('')).default('') }),
  output: StopCode,
  beforeDeviceSignIn: true,
  onWalls: true,
})
