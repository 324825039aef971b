import { Machine } from '@takt/domain/machines/model/machine.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachines = defineProcedure({
  name: 'get_machines',
  kind: 'load',
  summary: 'Every machine the user may see, with its state, order and current stop.',
  input: z.object({}),
  output: Machine,
  beforeDeviceSignIn: true,
  onWalls: true,
})
