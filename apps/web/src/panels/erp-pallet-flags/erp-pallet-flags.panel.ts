import { callCodes } from '@takt/contract/ground/errors.ts'
import { saysTrue } from '@takt/domain/erp/says-true.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { CallFailure, call } from '../../data/call/call.ts'
import { requestIdOf } from '../../data/call/one-by-one.ts'
import { queryClient } from '../../data/call/query-client.ts'
import { select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { RetryOrDeleteAnswer } from '../RetryOrDelete.tsx'

const lists = ['get_failed_erp_records', 'get_failed_erp_counts', 'get_pallet_flag_erp_reportings']

/** Sends failed reportings of pallet flags again or gives them up. The first that is not answered with true ends it. */
export const erpPalletFlags = definePanel<'failed-pallet-flags', RetryOrDeleteAnswer>({
  id: 'erp-pallet-flags',
  for: 'failed-pallet-flags',
  visible: (_, session) => can(session, 'change-failed-erp-status'),
  async perform({ record_nos }, { action, onProgress }, requestId) {
    if (action === 'decline') return { told: say('erp.deletion-declined') }
    try {
      for (const [at, record_no] of record_nos.entries()) {
        await change(action, record_no, requestIdOf(requestId, at))
        onProgress(at + 1)
      }
    } finally {
      await Promise.all(lists.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    }
    select(null)
    return say(action === 'retry' ? 'erp.retried' : 'erp.deleted', { count: record_nos.length })
  },
  load: () => import('./ErpPalletFlagsPanel.tsx'),
})

async function change(action: 'retry' | 'delete', record_no: number, requestId: string): Promise<void> {
  const name =
    action === 'retry'
      ? 'balthzar_retry_pallet_flag_erp_reportings_status'
      : 'balthzar_cancel_pallet_flag_erp_reportings_status'
  const answer = await call(name, { record_no }, { requestId }).catch((problem: unknown) => {
    if (!(problem instanceof CallFailure) || problem.status === 0) throw problem
    return [{ value: problem.message }]
  })
  const value: unknown = answer[0]?.value
  if (saysTrue(value)) return
  throw new CallFailure(say('erp.not-changed', { why: String(value ?? '') }), { status: 409, code: callCodes.refused })
}
