import type { QuantityEntrySettings } from '../../QuantityEntry.tsx'

export interface UnitQuantitySettings extends QuantityEntrySettings {
  /** 0: not known. */
  preset: number
}

export function entryOf(entry: string | null, { preset }: { readonly preset: number }): string {
  return entry ?? (preset > 0 ? String(preset) : '')
}
