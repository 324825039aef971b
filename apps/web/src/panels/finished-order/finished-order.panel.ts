import { call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { FinishedOrderAnswer } from './FinishedOrderPanel.tsx'

/** What can still be done with an order that has run: its details, and giving up or taking back what is left of it. */
export const finishedOrder = definePanel<'finished-order', FinishedOrderAnswer>({
  id: 'finished-order',
  for: 'finished-order',
  disabled: ({ order }, { cancelled }) =>
    cancelled === 1 && order.remaining_qty <= 0 ? 'orders.nothing-left' : undefined,
  async perform({ order }, { cancelled }, requestId) {
    const { machine_id, card_no, work_order_no } = order
    await call('cancel_rest_of_order', { machine_id, card_no, cancelled }, { requestId })
    return say(cancelled === 1 ? 'orders.rest-cancelled' : 'orders.rest-reverted', { order: work_order_no })
  },
  load: () => import('./FinishedOrderPanel.tsx'),
})
