import { takeBackScrapOfOrders } from '@takt/contract/scrap/take_back_scrap_of_orders.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { takeScrapBack } from '../take-back-scrap.ts'

export default handle(takeBackScrapOfOrders, async ({ machine_id, bookings }, context) => {
  await lockMachines(context.db, [machine_id])
  const rows = []
  // Cards are locked in the order of their numbers, as everywhere.
  for (const { card_no, record_no } of bookings.toSorted((one, other) => (one.card_no < other.card_no ? -1 : 1))) {
    const back = await takeScrapBack(context, { machine_id, card_no, record_no, sources: ['cycles', 'startup'] })
    // One that cannot be taken back leaves all of them as they are.
    if (isRefusal(back)) return back
    rows.push({ ...back, card_no })
    context.emit('OrderChanged', { machine_id, card_no })
  }
  context.machineChanged(machine_id)
  return rows
})
