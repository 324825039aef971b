import { can } from '@takt/domain/permissions.ts'
import { call } from '../../data/call.ts'
import { say } from '../../data/use-text.ts'
import { definePanel } from '../define-panel.ts'

/** Ends the run of the chosen order, after it was asked for a second time. */
export const runningOrderStop = definePanel<'running-order', Record<string, never>>({
  id: 'running-order-stop',
  for: 'running-order',
  visible: (_, session) => can(session, 'report-quantity'),
  async perform({ order, onDone }, _answer, requestId) {
    const { machine_id, card_no, record_no } = order
    await call('stop_order', { machine_id, card_no, record_no }, { requestId })
    onDone()
    return say('running-order.stopped', { order: order.work_order_no, machine: machine_id })
  },
  load: () => import('./RunningOrderStopPanel.tsx'),
})
