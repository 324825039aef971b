import type { ChecklistAnswer } from '@takt/domain/activities/judge-answer.ts'
import type { ChecklistQuestion } from '@takt/domain/activities/model/activity.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import styles from './ChecklistStep.module.css'
import { QuestionCard } from './QuestionCard.tsx'

export interface ChecklistEntry {
  /** Whose questions these are: another activity has others. */
  readonly record_no: string
  /** null until they have come. */
  readonly questions: readonly ChecklistQuestion[] | null
  readonly answers: Readonly<Record<number, ChecklistAnswer>>
}

const unanswered: ChecklistAnswer = { entered_value: '', exception_note: '' }

export default function ChecklistStep(props: StepProps<ChecklistEntry, { record_no: string }>) {
  const { value, settings, change, prefill } = props
  const text = useText()
  const { record_no } = settings
  const load = useLoad('get_internal_activity_checklist', { record_no })
  const own = value.record_no === record_no
  const take = useEffectEvent((questions: readonly ChecklistQuestion[]) => {
    if (!own || value.questions === null) prefill({ record_no, questions, answers: own ? value.answers : {} })
  })
  useEffect(() => {
    if (load.rows) take(load.rows)
  }, [load.rows])

  if (load.error && !own) {
    return (
      <ErrorState
        message={text('wizard.checklist.failed')}
        text={load.error.message}
        retryLabel={text('wizard.retry')}
        onRetry={() => void load.reload()}
      />
    )
  }
  if (!own || value.questions === null) return <LoadingState label={text('wizard.checklist.loading')} />
  if (value.questions.length === 0) return <EmptyState title={text('wizard.checklist.none')} />
  return (
    <ol className={styles.list}>
      {value.questions.map((question) => (
        <QuestionCard
          key={question.row_no}
          question={question}
          answer={value.answers[question.row_no] ?? unanswered}
          onAnswer={(answer) => change({ ...value, answers: { ...value.answers, [question.row_no]: answer } })}
        />
      ))}
    </ol>
  )
}
