import { defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'
import type { UnitQuantitySettings } from './UnitQuantityStep.tsx'

const notKnown: UnitQuantitySettings = { ...noLimits, decimals: true, preset: 0 }

/** Pieces of one cycle; what is known of the part stands there already. Null: nothing was typed. */
export const unitQuantity = defineStep({
  id: 'unit-quantity',
  label: 'wizard.unit-quantity',
  initial: null as string | null,
  settings: notKnown,
  renew: () => null,
  check: (entry, settings) => quantityVerdict(entryOf(entry, settings), settings),
  load: () => import('./UnitQuantityStep.tsx'),
})

export function entryOf(entry: string | null, { preset }: { readonly preset: number }): string {
  return entry ?? (preset > 0 ? String(preset) : '')
}
