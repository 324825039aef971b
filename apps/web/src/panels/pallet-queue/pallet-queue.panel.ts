import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeQueue, type PalletAction } from '@takt/domain/planning/pallet-queue.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { call } from '../../data/call/call.ts'
import { select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'

const done = {
  call: 'pallet-queue.called-done',
  fetch: 'pallet-queue.fetched-done',
  up: 'pallet-queue.moved',
  down: 'pallet-queue.moved',
  remove: 'pallet-queue.removed',
} as const satisfies Record<PalletAction, TextKey>

/** What is done with a pallet that waits for transport. */
export const palletQueue = definePanel<'queued-pallet', PalletAction>({
  id: 'pallet-queue',
  for: 'queued-pallet',
  visible: (_, session) => can(session, 'confirm-orders'),
  disabled({ pallet, queue }, action) {
    return isRefusal(changeQueue(queue, pallet.record_no, action)) ? 'pallet-queue.not-now' : undefined
  },
  async perform({ machine_id, pallet, onDone }, action, requestId) {
    await call('change_pallet_queue', { machine_id, record_no: pallet.record_no, action }, { requestId })
    if (action === 'remove') select(null)
    onDone()
    return say(done[action], { pallet: pallet.erp_id })
  },
  load: () => import('./PalletQueuePanel.tsx'),
})
