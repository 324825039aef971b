import { callCodes } from '@takt/contract/ground/errors.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import { mayStopOrders } from '@takt/domain/orders/stop-questions.ts'
import { CallFailure, call } from '../../data/call/call.ts'
import { type Outcome, oneByOne } from '../../data/call/one-by-one.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { TryAgain } from '../try-again.ts'
import { machinesOf } from './machines-of.ts'
import type { StopAnswer } from './RunningOrderStopPanel.tsx'

/** Ends the runs of the chosen orders, a call each. */
export const runningOrderStop = definePanel<'running-order', StopAnswer>({
  id: 'running-order-stop',
  for: 'running-order',
  visible: ({ orders }, session) => can(session, 'report-quantity') && mayStopOrders(machinesOf(orders)),
  async perform({ orders, onDone }, { cancel_order }, requestId) {
    const act = ({ machine_id, card_no, record_no }: Order, id: string) =>
      call('stop_order', { machine_id, card_no, record_no, cancel_order }, { requestId: id })
    const outcome = await oneByOne(orders, { requestId, act })
    if (outcome.failed.length > 0) {
      const failure = notStopped(outcome)
      throw cancel_order === 1 ? new TryAgain(failure) : failure
    }
    onDone()
    return say('orders.stopped', { orders: orders.map(({ work_order_no }) => work_order_no).join(', ') })
  },
  load: () => import('./RunningOrderStopPanel.tsx'),
})

function notStopped({ failed, unreached }: Outcome<Order>): CallFailure {
  const reasons = failed.map(({ item, why }) => `${item.work_order_no}: ${why}`).join(' ')
  return new CallFailure(say('orders.not-stopped', { reasons }), {
    // Unreached keeps the request ids: what ended without our hearing of it does not end twice.
    status: unreached ? 0 : 409,
    code: callCodes.refused,
  })
}
