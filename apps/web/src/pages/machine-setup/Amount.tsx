import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { useText } from '../../data/use-text.ts'

interface AmountProps {
  label: string
  hint?: string
  error?: string | false
  value: number
  min?: number
  max: number
  /** Parts of one can be typed. */
  parts?: boolean
  onValueChange: (value: number) => void
}

/** A number within limits; an empty field is the least. */
export function Amount({ label, hint, error, value, min = 0, max, parts = false, onValueChange }: AmountProps) {
  const text = useText()
  return (
    <NumberField
      label={label}
      hint={hint}
      error={error}
      decreaseLabel={text('admin.less', { what: label })}
      increaseLabel={text('admin.more', { what: label })}
      min={min}
      max={max}
      format={{ maximumFractionDigits: parts ? 3 : 0, useGrouping: false }}
      value={value}
      onValueChange={(next) => onValueChange(next ?? min)}
    />
  )
}
