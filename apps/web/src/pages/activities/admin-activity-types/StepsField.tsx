import { blankStep } from '@takt/domain/activities/blank-activity-type.ts'
import type { ActivityStep } from '@takt/domain/activities/model/activity-type-setting.ts'
import { MOST_STEPS } from '@takt/domain/activities/most-steps.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ActivityTypeForm.module.css'
import { StepCard } from './StepCard.tsx'

interface StepsFieldProps {
  steps: readonly ActivityStep[]
  /** Activities may have been created with the steps as they are stored. */
  changed: boolean
  onChange: (steps: ActivityStep[]) => void
}

/** The checklist, in the order in which it is asked. */
export function StepsField({ steps, changed, onChange }: StepsFieldProps) {
  const text = useText()
  const swap = (at: number, with_: number) =>
    onChange(steps.map((step, index) => steps[index === at ? with_ : index === with_ ? at : index] ?? step))
  return (
    <FieldGroup look="part" name={text('activity-types.checklist')}>
      {steps.length === 0 && <p className={styles.muted}>{text('activity-types.checklist-empty')}</p>}
      {changed && steps.length > 0 && <p className={styles.muted}>{text('activity-types.kept')}</p>}
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <StepCard
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own, and their fields are controlled
            key={at}
            step={step}
            number={at + 1}
            last={at === steps.length - 1}
            onChange={(change) => onChange(steps.map((one, index) => (index === at ? { ...one, ...change } : one)))}
            onMove={(by) => swap(at, at + by)}
            onRemove={() => onChange(steps.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      <div>
        <Button
          icon={<PlusIcon />}
          why={steps.length >= MOST_STEPS && text('why.most', { count: MOST_STEPS })}
          onClick={() => onChange([...steps, blankStep])}
        >
          {text('activity-types.add-step')}
        </Button>
      </div>
    </FieldGroup>
  )
}
