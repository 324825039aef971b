import type { InputSettings } from '@takt/domain/administration/input-settings.ts'
import { limitToMax, type QuantitySettings } from '@takt/domain/wizard/check-quantity.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { defaultKeypadBindings, type KeypadBindings } from '@takt/ui/keypad/keypad-input.ts'
import { useEffect, useState } from 'react'
import { useLanguage } from '../data/language.ts'
import { useText } from '../data/use-text.ts'
import { decimalSign, numberText } from './engine/number-text.ts'
import { type Said, useSaid } from './engine/said.ts'
import { useKeypadLabels } from './engine/use-keypad-labels.ts'
import styles from './QuantityEntry.module.css'

export interface QuantityEntrySettings extends QuantitySettings {
  decimals: boolean
  /** By what rule `max` holds, for the moment in which an entry is limited. */
  maxRule: Said | null
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
  keys?: KeypadKeys | undefined
  blocked: boolean
  change: (entry: string) => void
  next: () => void
}

const LIMITED_SHOWN_MS = 3_000

/** A keypad; an entry above the maximum is limited to it, and says so for a moment. */
export function QuantityEntry({ label, value, settings, unit, keys, blocked, change, next }: QuantityEntryProps) {
  const text = useText()
  const words = useSaid()
  const language = useLanguage()
  const keypadLabels = useKeypadLabels()
  /** Counts how often the entry was limited, so that a second time begins the three seconds anew. */
  const [limited, setLimited] = useState(0)
  useEffect(() => {
    if (limited === 0) return
    const timer = setTimeout(() => setLimited(0), LIMITED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [limited])

  const type = (typed: string) => {
    const { entry, limited: over } = limitToMax(typed, settings.max)
    if (over) setLimited((times) => times + 1)
    change(entry)
  }
  return (
    <div className={styles.entry}>
      {/* In one line, so that no key moves away under a finger. */}
      <div className={styles.what}>
        <p hidden={limited > 0}>{label}</p>
        <p className={styles.limited} role="status">
          {limited > 0 && (
            <>
              <WarningIcon size={20} />
              {text('wizard.quantity.limited', {
                max: numberText(settings.max, language),
                rule: settings.maxRule ? words(settings.maxRule) : '',
              })}
            </>
          )}
        </p>
      </div>
      <Keypad
        value={value}
        onValueChange={type}
        onEnter={next}
        labels={{ ...keypadLabels, keypad: label }}
        decimals={settings.decimals}
        separator={decimalSign(language)}
        unit={unit || undefined}
        maxDigits={12}
        {...keys}
        listen="page"
        enterDisabled={blocked}
      />
    </div>
  )
}
