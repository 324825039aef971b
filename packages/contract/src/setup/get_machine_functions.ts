import { MachineFunctionsRow } from '@takt/domain/machines/model/machine-functions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineFunctions = defineProcedure({
  name: 'get_machine_functions',
  kind: 'load',
  summary: 'The special functions of every machine, with their values.',
  input: z.object({}),
  output: MachineFunctionsRow,
  permission: 'can-access-admin-panel',
})
