import { machineOrders } from '@takt/domain/machines/navigation/machine-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineSorting = defineProcedure({
  name: 'get_machine_sorting',
  kind: 'load',
  summary: 'How the user has sorted the machines.',
  input: z.object({}),
  output: z.object({ sort_by: z.enum(machineOrders), sort_order: z.enum(['asc', 'desc']) }),
})
