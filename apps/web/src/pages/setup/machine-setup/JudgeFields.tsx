import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { Amount } from './Amount.tsx'
import styles from './MachineForm.module.css'
import type { GroupProps } from './machine-draft.ts'

const pairs = [
  ['oee_green_limit', 'oee_yellow_limit', 'machine-setup.oee-green', 'machine-setup.oee-yellow', 'refusal.limits-oee'],
  ['q_green_limit', 'q_yellow_limit', 'machine-setup.q-green', 'machine-setup.q-yellow', 'refusal.limits-q'],
  [
    'efficiency_green_limit',
    'efficiency_yellow_limit',
    'machine-setup.t-green',
    'machine-setup.t-yellow',
    'refusal.limits-t',
  ],
] as const

export function JudgeFields({ draft, set }: GroupProps) {
  const text = useText()
  return (
    <>
      <p className={styles.note}>{text('machine-setup.limits-hint')}</p>
      {pairs.map(([green, yellow, greenLabel, yellowLabel, wrong]) => (
        <FieldRow key={green}>
          <Amount
            label={text(greenLabel)}
            error={draft[green] <= draft[yellow] && text(wrong)}
            max={100}
            parts
            value={draft[green]}
            onValueChange={(value) => set({ [green]: value })}
          />
          <Amount
            label={text(yellowLabel)}
            max={100}
            parts
            value={draft[yellow]}
            onValueChange={(value) => set({ [yellow]: value })}
          />
        </FieldRow>
      ))}
      <FieldRow>
        <Amount
          label={text('machine-setup.speed-green')}
          error={draft.speed_green_limit >= draft.speed_yellow_limit && text('refusal.limits-speed')}
          max={100}
          parts
          value={draft.speed_green_limit}
          onValueChange={(speed_green_limit) => set({ speed_green_limit })}
        />
        <Amount
          label={text('machine-setup.speed-yellow')}
          max={100}
          parts
          value={draft.speed_yellow_limit}
          onValueChange={(speed_yellow_limit) => set({ speed_yellow_limit })}
        />
      </FieldRow>
    </>
  )
}
