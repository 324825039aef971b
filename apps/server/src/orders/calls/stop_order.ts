import { stopOrder as stopOrderCall } from '@takt/contract/orders/stop_order.ts'
import { remainingQty } from '@takt/domain/erp/cancellation-record.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { stopOrder } from '@takt/domain/orders/stop-order.ts'
import { handle } from '../../ground/call/handle.ts'
import { lockCard } from '../../machines/booking/cards.ts'
import { doAtMachine } from '../../machines/operator-events.ts'
import { endRun, materialDifference } from '../end-run.ts'
import { startMachine } from '../start-machine.ts'

export default handle(stopOrderCall, async (input, context) => {
  const { db, now, emit, machineChanged } = context
  const { machine_id, card_no, cancel_order } = input
  const machine = await startMachine(db, machine_id)
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  const card = await lockCard(db, card_no)
  const seen = input.record_no ?? card?.p_order
  if (!card?.running || card.machine_id !== machine_id || card.p_order !== seen) {
    return { refusal: 'order-not-running', values: { card_no, machine_id } }
  }
  const end = stopOrder({ cancel_order }, { machine, card, now: at })
  if (isRefusal(end)) return end
  const difference = await materialDifference(db, machine, card)
  if (difference) return difference
  const { end_time, cancellation } = await endRun(context, { machine, card, end, at })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  if (cancellation !== null) emit('NewOrderCancellation', { machine_id, record_no: cancellation })
  return [{ p_order: card.p_order, card_no, end_time, remaining_qty: remainingQty(card), cancellation }]
})
