import type { Refusal } from '../ground/refusal.ts'
import type { QuantitySettings } from './wizard/check-quantity.ts'

/** Limits of what is entered, and how its keys behave: of one machine, or of all. Null and '' say nothing. */
export interface InputSettings {
  /** An entry above it is refused. */
  readonly max: number | null
  /** Below or above these nothing can be entered, and the message says why. */
  readonly watchMin: number | null
  readonly watchMax: number | null
  readonly minMessage: string
  readonly maxMessage: string
  /** Above it the entry is asked about once more. */
  readonly warnMaxQty: number | null
  /** Whether 007 stays 007. */
  readonly leadingZero: boolean | null
  /** What the Backspace of a keyboard does on a keypad: it takes the last digit, or everything. */
  readonly backspace: 'digit' | 'clear' | null
}

export const noInputSettings: InputSettings = {
  max: null,
  watchMin: null,
  watchMax: null,
  minMessage: '',
  maxMessage: '',
  warnMaxQty: null,
  leadingZero: null,
  backspace: null,
}

/** What a machine says itself goes before what is said for all. */
export function inputOf(all: InputSettings | null, own: InputSettings | null): InputSettings {
  const [wide, near] = [all ?? noInputSettings, own ?? noInputSettings]
  return {
    max: near.max ?? wide.max,
    watchMin: near.watchMin ?? wide.watchMin,
    watchMax: near.watchMax ?? wide.watchMax,
    minMessage: near.minMessage || wide.minMessage,
    maxMessage: near.maxMessage || wide.maxMessage,
    warnMaxQty: near.warnMaxQty ?? wide.warnMaxQty,
    leadingZero: near.leadingZero ?? wide.leadingZero,
    backspace: near.backspace ?? wide.backspace,
  }
}

/** A limit can only be drawn tighter: what the product itself refuses stays refused. */
export function withInput<Settings extends QuantitySettings>(
  settings: Settings,
  input: InputSettings | undefined,
): Settings {
  if (!input) return settings
  return {
    ...settings,
    max: Math.min(settings.max, input.max ?? Number.POSITIVE_INFINITY),
    watchMin: Math.max(settings.watchMin, input.watchMin ?? 0),
    watchMax: Math.min(settings.watchMax, input.watchMax ?? Number.POSITIVE_INFINITY),
    minMessage: settings.minMessage || input.minMessage,
    maxMessage: settings.maxMessage || input.maxMessage,
    warnMaxQty: settings.warnMaxQty || (input.warnMaxQty ?? 0),
  }
}

/** The server's word on a report that these limits forbid: a screen of yesterday may not know them. */
export function inputRefusal(input: InputSettings, machine_id: string, quantity: number): Refusal | null {
  const max = Math.min(input.max ?? Number.POSITIVE_INFINITY, input.watchMax ?? Number.POSITIVE_INFINITY)
  if (quantity > max) return { refusal: 'quantity-above-input', values: { max, machine_id } }
  const min = input.watchMin ?? 0
  return quantity < min ? { refusal: 'quantity-below-input', values: { min, machine_id } } : null
}
