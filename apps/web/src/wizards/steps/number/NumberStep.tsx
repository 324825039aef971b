import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { useLanguage } from '../../../data/language.ts'
import { useText } from '../../../data/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { decimalSign } from '../../engine/number-text.ts'
import { useKeypadLabels } from '../../engine/use-keypad-labels.ts'
import { keysOf } from '../../QuantityEntry.tsx'
import styles from './NumberStep.module.css'
import type { NumberSettings } from './number.step.ts'

export default function NumberStep(props: StepProps<string, NumberSettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  const language = useLanguage()
  const labels = useKeypadLabels()
  const label = settings.label || text('wizard.number')
  return (
    <div className={styles.number}>
      <p className={styles.label}>{label}</p>
      <Keypad
        value={value}
        onValueChange={change}
        onEnter={next}
        labels={{ ...labels, keypad: label }}
        decimals
        separator={decimalSign(language)}
        maxDigits={12}
        {...keysOf(asked.touch?.input)}
        listen="page"
        selects
        enterDisabled={blocked}
      />
    </div>
  )
}
