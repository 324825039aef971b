import type { TextKey } from '@takt/texts/texts.ts'
import { defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'
import { limitsOf } from './limits-of.ts'

/** A number of pieces. Limits block, the watch on overproduction only warns. The model step: the guide walks through it. */
export const quantity = defineStep({
  id: 'quantity',
  label: 'wizard.quantity',
  initial: '',
  settings: { ...noLimits, what: 'wizard.quantity.good' as TextKey, facts: true, reported: false },
  renew: () => '',
  check: (value, settings, { touch }) => quantityVerdict(value, limitsOf(settings, touch)),
  load: () => import('./QuantityStep.tsx'),
})
