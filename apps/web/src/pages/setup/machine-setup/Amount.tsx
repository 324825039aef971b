import { FormNumber } from '../../../parts/form/FormNumber.tsx'

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

/** Limits have as many. */
const MOST_DECIMALS = 5

/** A number within limits; an empty field is the least. */
export function Amount({ label, hint, error, value, min = 0, max, parts = false, onValueChange }: AmountProps) {
  return (
    <FormNumber
      label={label}
      hint={hint}
      error={error}
      min={min}
      max={max}
      format={{ maximumFractionDigits: parts ? MOST_DECIMALS : 0, useGrouping: false }}
      value={value}
      onValueChange={(next) => onValueChange(next ?? min)}
    />
  )
}
