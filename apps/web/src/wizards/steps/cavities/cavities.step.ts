import { defineStep } from '../../engine/define-step.ts'
import type { QuantityEntrySettings } from '../../QuantityEntry.tsx'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'

export interface CavitiesSettings extends QuantityEntrySettings {
  /** Pieces that the order has from a cycle; 0 where it does not say. */
  perCycle: number
}

/** How many cavities the run begins with. */
export const cavities = defineStep({
  id: 'cavities',
  label: 'wizard.cavities',
  initial: '',
  settings: { ...noLimits, perCycle: 0 } as CavitiesSettings,
  renew: () => '',
  check: (entry: string, settings: CavitiesSettings) =>
    entry === '' ? { blocked: { key: 'wizard.cavities.enter' }, refused: false } : quantityVerdict(entry, settings),
  load: () => import('./CavitiesStep.tsx'),
})
