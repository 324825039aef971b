import { startOrder } from '@takt/contract/orders/start_order.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { startPlanned } from '../start-planned.ts'

export default handle(startOrder, async (input, context) => {
  const { machine_id } = input
  const done = await startPlanned(input, context)
  if (isRefusal(done)) return done
  context.machineChanged(machine_id)
  for (const card_no of done.changed) context.emit('OrderChanged', { machine_id, card_no })
  return [done.started]
})
