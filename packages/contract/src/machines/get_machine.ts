import { MachineId } from '@takt/domain/model/ids.ts'
import { Machine } from '@takt/domain/model/machine.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getMachine = defineProcedure({
  name: 'get_machine',
  kind: 'load',
  summary: 'One machine.',
  input: z.object({ machine_id: MachineId }),
  output: Machine,
  beforeDeviceSignIn: true,
  onWalls: true,
})
