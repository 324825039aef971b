import { defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'
import type { CavitiesSettings } from './CavitiesStep.tsx'

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
