import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Machine } from '@takt/domain/machines/model/machine.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachine = defineProcedure({
  name: 'get_machine',
  kind: 'load',
  summary: 'One machine.',
  input: z.object({ machine_id: MachineId }),
  output: Machine,
  beforeDeviceSignIn: true,
  onWalls: true,
})
