import type { InputSettings } from '@takt/domain/administration/input-settings.ts'
import type { TouchConfig } from '@takt/domain/model/machine.ts'
import type { QuantitySettings } from '@takt/domain/wizard/check-quantity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { defaultKeypadBindings, type KeypadBindings } from '@takt/ui/keypad/keypad-input.ts'
import { useLanguage } from '../data/language.ts'
import { decimalSign } from './engine/number-text.ts'
import { useKeypadLabels } from './engine/use-keypad-labels.ts'
import styles from './QuantityEntry.module.css'

export interface QuantityEntrySettings extends QuantitySettings {
  decimals: boolean
  /** The sentence that refuses an entry above `max`; null for the usual one. */
  maxRule: TextKey | null
}

interface KeypadKeys {
  readonly leadingZero: boolean
  readonly bindings: KeypadBindings
}

/** How a company wants the keypad to behave. */
export function keysOf(input: InputSettings | undefined): KeypadKeys {
  const digit = input?.backspace === 'digit'
  return {
    leadingZero: input?.leadingZero === true,
    bindings: digit ? { ...defaultKeypadBindings, Backspace: 'backspace' } : defaultKeypadBindings,
  }
}

interface QuantityEntryProps {
  label: string
  value: string
  settings: QuantityEntrySettings
  unit?: string | undefined
  /** Keys act the same on every keypad of a machine, as its company has set them. */
  touch: TouchConfig | null
  blocked: boolean
  change: (entry: string) => void
  next: () => void
}

/** A keypad. An entry above the maximum stays as it was typed and is refused, so that nobody books a number never typed. */
export function QuantityEntry({ label, value, settings, unit, touch, blocked, change, next }: QuantityEntryProps) {
  const language = useLanguage()
  const keypadLabels = useKeypadLabels()
  return (
    <div className={styles.entry}>
      <div className={styles.what}>
        <p>{label}</p>
      </div>
      <Keypad
        value={value}
        onValueChange={change}
        onEnter={next}
        labels={{ ...keypadLabels, keypad: label }}
        decimals={settings.decimals}
        separator={decimalSign(language)}
        unit={unit || undefined}
        maxDigits={12}
        {...keysOf(touch?.input)}
        listen="page"
        selects
        enterDisabled={blocked}
      />
    </div>
  )
}
