import { MOST_PIECES } from '@takt/domain/ground/model/quantity.ts'
import type { TouchConfig } from '@takt/domain/machines/model/machine.ts'
import type { InputSettings } from '@takt/domain/orders/input-settings.ts'
import { looksLikeThousands, type QuantitySettings } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { defaultKeypadBindings, type KeypadBindings } from '@takt/ui/keypad/keypad-input.ts'
import { useLanguage } from '../data/words/language.ts'
import { unitText } from '../data/words/unit-text.ts'
import { useText } from '../data/words/use-text.ts'
import { useKeypadLabels } from '../parts/keyboard/use-keypad-labels.ts'
import { decimalSign, groupedEntry, numberText } from './engine/number-text.ts'
import styles from './QuantityEntry.module.css'

export interface QuantityEntrySettings extends QuantitySettings {
  /** The sentence that refuses an entry above `max`; null for the usual one. */
  maxRule: TextKey | null
  /** What it is filled with, besides `max`. */
  maxValues?: TextValues | undefined
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

/** As many as the largest quantity has. */
export const MOST_DIGITS = String(MOST_PIECES).length

export function isFull(entry: string): boolean {
  return entry.replace(/\D/g, '').length >= MOST_DIGITS
}

/** A keypad. An entry above the maximum stays as it was typed and is refused, so that nobody books a number never typed. */
export function QuantityEntry({ label, value, settings, unit, touch, blocked, change, next }: QuantityEntryProps) {
  const text = useText()
  const language = useLanguage()
  const keypadLabels = useKeypadLabels()
  return (
    <div className={styles.entry}>
      <div className={styles.what}>
        <p>{label}</p>
        {/* A key that does nothing any more must not go unseen: another number would be booked than was typed. */}
        <p className={styles.read} role="status">
          {settings.decimals && looksLikeThousands(value)
            ? text('field.no-thousands', {
                quantity: numberText(Number(value), language),
                thousands: numberText(Number(value.replace('.', '')), language),
              })
            : isFull(value)
              ? text('field.full-digits', { count: MOST_DIGITS })
              : groupedEntry(value, language)}
        </p>
      </div>
      <Keypad
        value={value}
        onValueChange={change}
        onEnter={next}
        labels={{ ...keypadLabels, keypad: label }}
        decimals={settings.decimals}
        separator={decimalSign(language)}
        unit={unit ? unitText(unit) : undefined}
        maxDigits={MOST_DIGITS}
        {...keysOf(touch?.input)}
        listen="page"
        selects
        keepsWrong
        enterDisabled={blocked}
      />
    </div>
  )
}
