import type { NumericMode } from './layouts.ts'

/** What a numeric keyboard lets through. */
export function stripped(text: string, numeric: NumericMode): string {
  if (numeric === 'digits') return text.replaceAll(/\D/g, '')
  if (numeric === 'decimal') return text.replaceAll(/[^\d.,-]/g, '')
  return text
}

/** A field says what it takes by its type, or by the keyboard it asks a phone for. */
export function numericModeOf(field: { type: string; inputMode: string; decimal?: boolean }): NumericMode {
  const { type, inputMode, decimal = false } = field
  if (inputMode === 'decimal' || decimal) return 'decimal'
  if (inputMode === 'numeric' || type === 'tel') return 'digits'
  return type === 'number' ? 'decimal' : null
}
