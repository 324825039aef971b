import { callCodes } from '@takt/contract/ground/errors.ts'
import type { FailedErpRecord } from '@takt/domain/erp/model/erp.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { CallFailure, call } from '../../data/call/call.ts'
import { type Outcome, oneByOne } from '../../data/call/one-by-one.ts'
import { queryClient } from '../../data/call/query-client.ts'
import { select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { RetryOrDeleteAnswer } from '../RetryOrDelete.tsx'

const MOST_NAMED = 4

/** Sends failed records again or gives them up, a call each: those that could not be changed are named. */
export const erpStatus = definePanel<'erp-records', RetryOrDeleteAnswer>({
  id: 'erp-status',
  for: 'erp-records',
  visible: (_, session) => can(session, 'change-failed-erp-status'),
  async perform({ records }, { action, onProgress }, requestId) {
    if (action === 'decline') return { told: say('erp.deletion-declined') }
    const name = action === 'retry' ? 'retry_failed_erp_record' : 'remove_failed_erp_record'
    const act = ({ subject, record_no }: FailedErpRecord, id: string) =>
      call(name, { subject, record_no }, { requestId: id })
    const outcome = await oneByOne(records, { requestId, act, onProgress })
    await reloadLists()
    if (outcome.failed.length > 0) throw notAllDone(outcome)
    select(null)
    return say(action === 'retry' ? 'erp.retried' : 'erp.deleted', { count: records.length })
  },
  load: () => import('./ErpStatusPanel.tsx'),
})

async function reloadLists(): Promise<void> {
  const lists = ['get_failed_erp_records', 'get_failed_erp_counts']
  await Promise.all(lists.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

function notAllDone({ done, failed, unreached }: Outcome<FailedErpRecord>): CallFailure {
  const named = failed.slice(0, MOST_NAMED).map(({ item, why }) => `${item.record_no} (${why})`)
  const more = failed.length - named.length
  const names = more === 0 ? named.join(' ') : say('stops.failed-more', { failed: named.join(' '), more })
  return new CallFailure(say('erp.not-all', { done: done.length, all: done.length + failed.length, failed: names }), {
    // Unreached keeps the request ids: what was done without our hearing of it is not done twice.
    status: unreached ? 0 : 409,
    code: callCodes.refused,
  })
}
