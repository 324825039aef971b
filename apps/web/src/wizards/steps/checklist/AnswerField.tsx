import { NO, YES } from '@takt/domain/activities/judge-answer.ts'
import type { ChecklistQuestion } from '@takt/domain/activities/model/activity.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { MomentField } from '../../../parts/date-field/MomentField.tsx'
import styles from './ChecklistStep.module.css'

interface AnswerFieldProps {
  question: ChecklistQuestion
  value: string
  onChange: (value: string) => void
}

/** The field that a kind of row is answered with. */
export function AnswerField({ question, value, onChange }: AnswerFieldProps) {
  const text = useText()
  const limits = useLimits(question)
  const { input_type } = question
  if (input_type === 'yes-no' || input_type === 'yes-no-deviation') {
    return (
      <Segmented<string>
        fullWidth
        label={question.question}
        value={value}
        options={[
          { value: YES, label: text('wizard.checklist.yes') },
          { value: NO, label: text('wizard.checklist.no') },
        ]}
        onValueChange={onChange}
      />
    )
  }
  if (input_type === 'list') {
    return (
      <SelectField<string>
        label={question.question}
        hideLabel
        placeholder={text('wizard.checklist.choose')}
        value={value === '' ? null : value}
        options={question.choices.map((choice) => ({ value: choice, label: choice }))}
        onValueChange={onChange}
      />
    )
  }
  const asked = { label: question.question, hideLabel: true, value, onValueChange: onChange }
  const shared = { ...asked, maxLength: 1000 }
  if (input_type === 'number' || input_type === 'measurement') {
    return (
      <TextField
        {...shared}
        inputMode="decimal"
        end={question.unit === '' ? undefined : <span className={styles.unit}>{question.unit}</span>}
        hint={limits}
      />
    )
  }
  if (input_type === 'timestamp' || input_type === 'timestamp-seconds') {
    return <MomentField {...asked} seconds={input_type === 'timestamp-seconds'} />
  }
  return (
    <TextField
      {...shared}
      hint={input_type === 'document' ? text('wizard.checklist.document') : undefined}
      spellCheck={input_type !== 'document'}
    />
  )
}

function useLimits({ limit_low, limit_high, unit }: ChecklistQuestion): string | undefined {
  const text = useText()
  if (limit_low === null && limit_high === null) return undefined
  return text('wizard.checklist.limits', { low: limit_low ?? '', high: limit_high ?? '', unit }).trim()
}
