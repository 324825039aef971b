import { defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'

/** How many cavities the run begins with. */
export const cavities = defineStep({
  id: 'cavities',
  label: 'wizard.cavities',
  initial: '',
  settings: noLimits,
  renew: () => '',
  check: quantityVerdict,
  load: () => import('./CavitiesStep.tsx'),
})
