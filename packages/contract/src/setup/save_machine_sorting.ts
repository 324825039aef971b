import { machineOrders } from '@takt/domain/machines/navigation/machine-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveMachineSorting = defineProcedure({
  name: 'save_machine_sorting',
  kind: 'action',
  summary: 'Keeps how the user sorts the machines.',
  input: z.object({ sort_by: z.enum(machineOrders), sort_order: z.enum(['asc', 'desc']) }),
  output: z.object({ sort_by: z.enum(machineOrders), sort_order: z.enum(['asc', 'desc']) }),
  reach: 'own',
})
