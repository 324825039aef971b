import { defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'

/** How many pieces lie on the pallet; at first as many as a full one holds. */
export const palletQuantity = defineStep({
  id: 'pallet-quantity',
  label: 'wizard.pallet-quantity',
  initial: '',
  settings: { ...noLimits, preset: 0 },
  check: quantityVerdict,
  load: () => import('./PalletQuantityStep.tsx'),
})
