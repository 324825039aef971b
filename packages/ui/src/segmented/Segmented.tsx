import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Segmented.module.css'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** The icon alone is shown; the label names it. */
  iconOnly?: boolean | undefined
  disabled?: boolean | undefined
}

export interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  /** The one that is chosen is pressed: where it stood there by itself, that says something too. */
  onPressAgain?: ((value: Value) => void) | undefined
  options: readonly SegmentedOption<Value>[]
  disabled?: boolean | undefined
  fullWidth?: boolean | undefined
  className?: string | undefined
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, onPressAgain, options, disabled, fullWidth = false, className } = props
  return (
    <RadioGroup
      className={classNames(styles.segmented, fullWidth && styles.fullWidth, className)}
      aria-label={label}
      value={value}
      disabled={disabled}
      onValueChange={(next) => onValueChange(next)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          className={styles.option}
          value={option.value}
          disabled={option.disabled}
          aria-label={option.iconOnly ? option.label : undefined}
          onClick={option.value === value ? () => onPressAgain?.(value) : undefined}
        >
          {option.icon}
          {!option.iconOnly && option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
