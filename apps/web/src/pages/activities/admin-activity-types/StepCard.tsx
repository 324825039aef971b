import { inputTypes } from '@takt/domain/activities/judge-answer.ts'
import type { ActivityStep } from '@takt/domain/activities/model/activity-type-setting.ts'
import { MOST_CHOICES } from '@takt/domain/activities/most-steps.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { NumberedCard } from '../../../parts/form/NumberedCard.tsx'
import { ManyNames } from '../../../parts/settings-list/ManyNames.tsx'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { StepLimits } from './StepLimits.tsx'

interface StepCardProps {
  step: ActivityStep
  number: number
  last: boolean
  onChange: (change: Partial<ActivityStep>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function StepCard({ step, number, last, onChange, onMove, onRemove }: StepCardProps) {
  const text = useText()
  const { input_type } = step
  return (
    <NumberedCard
      words={{
        title: text('activity-types.step', { step: number }),
        up: text('activity-types.up', { step: number }),
        down: text('activity-types.down', { step: number }),
        remove: text('activity-types.remove-step', { step: number }),
      }}
      first={number === 1}
      {...{ last, onMove, onRemove }}
    >
      <NamesField
        label={text('activity-types.question')}
        required
        maxLength={300}
        value={step.question}
        onValueChange={(question) => onChange({ question })}
      />
      <SelectField
        label={text('activity-types.kind')}
        placeholder={text('activity-types.kind')}
        value={input_type}
        options={inputTypes.map((kind) => ({ value: kind, label: text(`activity-types.kind-${kind}`) }))}
        onValueChange={(kind) => onChange({ input_type: kind })}
      />
      <NamesField
        label={text('activity-types.hint-text')}
        maxLength={500}
        value={step.note}
        onValueChange={(note) => onChange({ note })}
      />
      {(input_type === 'number' || input_type === 'measurement') && <StepLimits step={step} onChange={onChange} />}
      {input_type === 'list' && (
        <ManyNames
          label={text('activity-types.choices')}
          words={{
            one: (number) => text('activity-types.choice', { number }),
            remove: (number) => text('activity-types.remove-choice', { number }),
            add: text('activity-types.add-choice'),
          }}
          least={2}
          most={MOST_CHOICES}
          maxLength={80}
          value={step.choices}
          onValueChange={(choices) => onChange({ choices })}
        />
      )}
    </NumberedCard>
  )
}
