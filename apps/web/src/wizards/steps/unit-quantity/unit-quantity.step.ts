import { defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'
import { entryOf, type UnitQuantitySettings } from './unit-quantity-entry.ts'

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
