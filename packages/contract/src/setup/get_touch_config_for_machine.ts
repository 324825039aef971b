import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { TouchConfig } from '@takt/domain/machines/model/machine.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getTouchConfigForMachine = defineProcedure({
  name: 'get_touch_config_for_machine',
  kind: 'load',
  summary: 'How the terminal of a machine is set up; `empty` when nobody did.',
  input: z.object({ machine_id: MachineId }),
  output: TouchConfig,
  beforeDeviceSignIn: true,
})
