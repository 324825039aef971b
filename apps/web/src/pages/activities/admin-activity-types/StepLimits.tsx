import type { ActivityStep } from '@takt/domain/activities/model/activity-type-setting.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'

interface StepLimitsProps {
  step: ActivityStep
  onChange: (change: Partial<ActivityStep>) => void
}

const limits = [
  ['limit_low', 'activity-types.limit-low'],
  ['limit_high', 'activity-types.limit-high'],
  ['control_low', 'activity-types.control-low'],
  ['control_high', 'activity-types.control-high'],
  ['reasonable_low', 'activity-types.reasonable-low'],
  ['reasonable_high', 'activity-types.reasonable-high'],
] as const

/** What a number may be: beyond which it warns, deviates or is not accepted at all. */
export function StepLimits({ step, onChange }: StepLimitsProps) {
  const text = useText()
  return (
    <FieldRow>
      <TextField
        label={text('activity-types.unit')}
        maxLength={20}
        value={step.unit}
        onValueChange={(unit) => onChange({ unit })}
      />
      {limits.map(([field, label]) => (
        <FormNumber
          key={field}
          label={text(label)}
          format={{ maximumFractionDigits: 6 }}
          value={step[field]}
          onValueChange={(value) => onChange({ [field]: value })}
        />
      ))}
    </FieldRow>
  )
}
