import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useKeypadLabels } from '../../../parts/keyboard/use-keypad-labels.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { decimalSign, groupedEntry } from '../../engine/number-text.ts'
import { isFull, keysOf, MOST_DIGITS } from '../../QuantityEntry.tsx'
import styles from './NumberStep.module.css'

export interface NumberSettings {
  /** What is counted; '' as the step says. */
  label: string
  allowNull: boolean
  /** 0 is no limit. */
  max: number
}

export default function NumberStep(props: StepProps<string, NumberSettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  const language = useLanguage()
  const labels = useKeypadLabels()
  const label = settings.label || text('wizard.number')
  return (
    <div className={styles.number}>
      <div className={styles.what}>
        <p className={styles.label}>{label}</p>
        {/* The thirteenth digit does nothing: it must not go unseen. */}
        <p className={styles.read} role="status">
          {isFull(value) ? text('field.full-digits', { count: MOST_DIGITS }) : groupedEntry(value, language)}
        </p>
      </div>
      <Keypad
        value={value}
        onValueChange={change}
        onEnter={next}
        labels={{ ...labels, keypad: label }}
        decimals
        separator={decimalSign(language)}
        maxDigits={MOST_DIGITS}
        {...keysOf(asked.touch?.input)}
        listen="page"
        selects
        keepsWrong
        enterDisabled={blocked}
      />
    </div>
  )
}
