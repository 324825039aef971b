import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useLoad } from '../data/call/use-load.ts'
import { useNumber } from '../data/words/format.ts'
import { useText } from '../data/words/use-text.ts'
import { Signatures } from '../parts/signatures/Signatures.tsx'
import { Answers } from '../wizards/Answers.tsx'

/** What was answered when the activity was performed. */
export function GivenAnswers({ activity }: { activity: InternalActivity }) {
  const text = useText()
  const number = useNumber()
  const load = useLoad('balthzar_get_internal_activity_performed_checklist', { record_link: activity.record_no })
  if (load.error && !load.rows) {
    return (
      <ErrorState
        message={text('activity.failed')}
        detail={load.error.message}
        retryLabel={text('shell.retry')}
        onRetry={() => void load.reload()}
      />
    )
  }
  if (!load.rows) return <Skeleton lines={3} height={32} />
  const more = [
    { question: text('wizard.number'), entered_value: activity.number === null ? '' : number(activity.number) },
    { question: text('wizard.sscc'), entered_value: activity.sscc },
    { question: text('wizard.note'), entered_value: activity.note },
    { question: text('activity.reject-why'), entered_value: activity.certify_comment },
  ].filter(({ entered_value }) => entered_value !== '')
  const rows = [
    ...load.rows,
    ...more.map((row, at) => ({ ...row, row_no: -1 - at, unit: '', exception_note: '', status: 2 as const })),
  ]
  return (
    <>
      {rows.length === 0 ? <EmptyState title={text('activity.no-answers')} /> : <Answers rows={rows} />}
      <Signatures of={{ record: activity.record_no, kinds: ['certify-activity', 'reject-activity'] }} />
    </>
  )
}
