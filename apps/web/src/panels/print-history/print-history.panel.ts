import { can } from '@takt/domain/ground/permissions.ts'
import { mayChangeHistory, mayQueueAgain } from '@takt/domain/orders/print-status.ts'
import { call } from '../../data/call/call.ts'
import { oneByOne } from '../../data/call/one-by-one.ts'
import { select } from '../../data/chosen/selection.ts'
import { currentSession } from '../../data/session/session.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { notDone } from '../not-all-done.ts'
import type { PrintHistoryAnswer } from './PrintHistoryPanel.tsx'

/** Cancels rows of a print history or takes that back, and queues what was printed or has failed once more. */
export const printHistory = definePanel<'print-jobs', PrintHistoryAnswer>({
  id: 'print-history',
  for: 'print-jobs',
  disabled({ jobs }, answer) {
    const session = currentSession()
    if (answer.do === 'queue') {
      if (session === null || !can(session, 'report-quantity')) return 'print.may-not'
      return jobs.every(mayQueueAgain) ? undefined : 'print.why-not-again'
    }
    if (mayChangeHistory(jobs, answer.do)) return undefined
    return answer.do === 'cancellation' ? 'print.why-not-cancel' : 'print.why-not-revert'
  },
  async perform({ machine_id, jobs }, answer, requestId) {
    if (answer.do !== 'queue') {
      const record_nos = jobs.map(({ record_no }) => record_no)
      await call('cancellation', { machine_id, record_nos, action: answer.do }, { requestId })
      select(null)
      return say(answer.do === 'cancellation' ? 'print.cancelled' : 'print.reverted')
    }
    const outcome = await oneByOne(jobs, {
      requestId,
      act: ({ record_no, print_text, date }, id) =>
        call(
          'update_print_job_status',
          { record_no, print_text, date, print_status: 'New', alternative_printer: answer.printer },
          { requestId: id },
        ),
    })
    if (outcome.failed.length > 0) throw notDone(outcome, 'print.not-all', ({ record_no }) => String(record_no))
    select(null)
    return say('print.queued')
  },
  load: () => import('./PrintHistoryPanel.tsx'),
})
