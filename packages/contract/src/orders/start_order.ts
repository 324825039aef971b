import { StartedOrder, StartOrderInput } from '@takt/domain/orders/model/order-start.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const startOrder = defineProcedure({
  name: 'start_order',
  kind: 'action',
  summary: 'Starts a planned order of the machine: a new run of it. Orders that run there go on.',
  input: StartOrderInput,
  output: StartedOrder,
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})
