import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { MachineFunctionsRow } from '@takt/domain/machines/model/machine-functions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveMachineFunctions = defineProcedure({
  name: 'save_machine_functions',
  kind: 'action',
  summary: 'Gives a machine its special functions, over the version they were loaded with.',
  input: z.object({
    machine_id: MachineId,
    special_functions: z.array(z.int().min(1).max(99_999)).max(200),
    function_values: z.record(z.string().max(10), z.string().max(1000)).default({}),
    version: z.int().nonnegative(),
  }),
  output: MachineFunctionsRow,
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['MachineChanged'],
})
