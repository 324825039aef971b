import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSpecialFunctionsForMachine = defineProcedure({
  name: 'get_special_functions_for_machine',
  kind: 'load',
  summary: 'The special functions of a machine: number, and the name of those that do something.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({ special_function: z.int(), name: z.string() }),
  beforeDeviceSignIn: true,
})
