import { type ChecklistAnswer, type Judgement, judgeAnswer } from '@takt/domain/activities/judge-answer.ts'
import type { ChecklistQuestion } from '@takt/domain/activities/model/activity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CheckIcon, InfoIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { AnswerField } from './AnswerField.tsx'
import styles from './ChecklistStep.module.css'

interface QuestionCardProps {
  question: ChecklistQuestion
  answer: ChecklistAnswer
  onAnswer: (answer: ChecklistAnswer) => void
}

export function QuestionCard({ question, answer, onAnswer }: QuestionCardProps) {
  const text = useText()
  const judged = judgeAnswer(question, answer)
  return (
    <li className={classNames(styles.card, judged.deviates && styles.deviates)} data-state={judged.state}>
      <div className={styles.words}>
        <p className={styles.question}>{question.question}</p>
        {question.note !== '' && <p className={styles.note}>{question.note}</p>}
        {question.pdf !== '' && (
          <a className={styles.pdf} href={question.pdf} target="_blank" rel="noreferrer">
            <InfoIcon size={20} />
            {text('wizard.checklist.pdf')}
          </a>
        )}
      </div>
      <div className={styles.answer}>
        <AnswerField
          question={question}
          value={answer.entered_value}
          onChange={(entered_value) => onAnswer({ ...answer, entered_value })}
        />
        <Said judged={judged} answered={answer.entered_value !== ''} deviation={question.deviation_text} />
        {judged.deviates && (
          <TextField
            label={text('wizard.checklist.why')}
            required
            maxLength={1000}
            value={answer.exception_note}
            onValueChange={(exception_note) => onAnswer({ ...answer, exception_note })}
          />
        )}
      </div>
    </li>
  )
}

interface SaidProps {
  readonly judged: Judgement
  readonly answered: boolean
  /** The type's own words for a deviation; the question stays above the answer, which would say the opposite of them. */
  readonly deviation: string
}

function Said({ judged, answered, deviation }: SaidProps) {
  const text = useText()
  const warning = wordOf(judged)
  if (warning !== null) {
    return (
      <p className={styles.warning} role="status">
        <WarningIcon size={20} />
        {judged.deviates && deviation !== '' ? deviation : text(warning)}
      </p>
    )
  }
  if (!answered) return null
  return (
    <p className={styles.ok}>
      <CheckIcon size={20} />
      {text('wizard.checklist.ok')}
    </p>
  )
}

function wordOf({ state, warning, deviates }: Judgement): TextKey | null {
  if (state === 'not-accepted') return 'wizard.checklist.unreasonable'
  if (warning !== null) return `wizard.checklist.outside-${warning}`
  return deviates ? 'activity.status-exception' : null
}
