import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSetupTypes = defineProcedure({
  name: 'get_setup_types',
  kind: 'load',
  summary: 'The types of setup that can be said of a machine.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({ code: z.string(), description: z.string() }),
  beforeDeviceSignIn: true,
})
