import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { ShiftSoFar } from '@takt/domain/history/model/shift-so-far.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getShiftSoFar = defineProcedure({
  name: 'get_shift_so_far',
  kind: 'load',
  summary: 'The present shift of a machine: its stops, and its pieces hour by hour beside what was planned.',
  input: z.object({ machine_id: MachineId }),
  output: ShiftSoFar,
  beforeDeviceSignIn: true,
  onWalls: true,
})
