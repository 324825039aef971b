import { NumberField as Base } from '@base-ui/react/number-field'
import { useContext, useState } from 'react'
import { classNames } from '../class-names.ts'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'
import { FieldWordsContext } from './field-words.ts'

export interface NumberFieldProps extends FieldTexts {
  value: number | null
  onValueChange: (value: number | null) => void
  /** The field is left: the moment to limit what was typed. */
  onLeave?: (() => void) | undefined
  decreaseLabel: string
  increaseLabel: string
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** Decides the decimal sign and the grouping. */
  locale?: string | undefined
  format?: Intl.NumberFormatOptions | undefined
  unit?: string | undefined
  size?: 'touch' | 'primary' | undefined
}

/** A number beyond its limits stays as it was typed, is told and not handed on: nobody saves a number never typed. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, hideLabel, required, disabled, className, ...control } = props
  const { value, onValueChange, onLeave, decreaseLabel, increaseLabel, unit, size = 'touch', ...rules } = control
  const { min, max } = rules
  const words = useContext(FieldWordsContext)
  const [typed, setTyped] = useState<{ beyond: number; over: number | null }>()
  // A value that came from elsewhere meanwhile is what counts.
  const beyond = typed?.over === value ? typed?.beyond : undefined
  const change = (next: number | null) => {
    const outside = next !== null && (next < (min ?? next) || next > (max ?? next))
    setTyped(outside ? { beyond: next, over: value } : undefined)
    if (!outside) onValueChange(next)
  }
  const told = beyond === undefined ? error : words.outside({ min, max, plain: rules.format?.useGrouping === false })
  return (
    <Field
      {...{ label, hint, error: told, hideLabel, required, disabled, className }}
      empty={value === null && beyond === undefined}
      holds={beyond !== undefined}
    >
      <Base.Root {...rules} allowOutOfRange value={beyond ?? value} onValueChange={change} disabled={disabled}>
        <Base.Group className={classNames(styles.box, size === 'primary' && styles.primary)}>
          <Base.Decrement className={styles.step} aria-label={decreaseLabel}>
            <MinusIcon />
          </Base.Decrement>
          <Base.Input
            className={classNames(styles.input, styles.number)}
            aria-required={required || undefined}
            // The browser is told 'numeric' either way; an on-screen keyboard has to know whether a comma makes sense.
            data-decimal={rules.format?.maximumFractionDigits === 0 ? undefined : ''}
            onBlur={onLeave}
            // What stands there is a proposal: the first key replaces it.
            onFocus={(event) => event.currentTarget.select()}
          />
          {unit !== undefined && <span className={classNames(styles.slot, styles.unit)}>{unit}</span>}
          <Base.Increment className={styles.step} aria-label={increaseLabel}>
            <PlusIcon />
          </Base.Increment>
        </Base.Group>
      </Base.Root>
    </Field>
  )
}
