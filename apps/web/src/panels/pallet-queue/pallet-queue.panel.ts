import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeQueue, type PalletDeed } from '@takt/domain/planning/pallet-queue.ts'
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
} as const satisfies Record<PalletDeed, TextKey>

/** What is done with a pallet that waits for transport. */
export const palletQueue = definePanel<'queued-pallet', PalletDeed>({
  id: 'pallet-queue',
  for: 'queued-pallet',
  visible: (_, session) => can(session, 'confirm-orders'),
  disabled({ pallet, queue }, deed) {
    return isRefusal(changeQueue(queue, pallet.record_no, deed)) ? 'pallet-queue.not-now' : undefined
  },
  async perform({ machine_id, pallet, onDone }, deed, requestId) {
    await call('change_pallet_queue', { machine_id, record_no: pallet.record_no, deed }, { requestId })
    if (deed === 'remove') select(null)
    onDone()
    return say(done[deed], { pallet: pallet.erp_id })
  },
  load: () => import('./PalletQueuePanel.tsx'),
})
