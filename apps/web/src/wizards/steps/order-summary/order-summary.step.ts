import { defineStep } from '../../engine/define-step.ts'
import type { OrderSummarySettings } from './OrderSummaryStep.tsx'

const nothingToBook: OrderSummarySettings = { booking: [] }

/** The order and what is about to be done, before the check mark. */
export const orderSummary = defineStep({
  id: 'order-summary',
  label: 'wizard.order-summary',
  initial: null,
  settings: nothingToBook,
  check: (_value, _settings, { order }) => (order ? 'ok' : { blocked: { key: 'wizard.running-order.pick' } }),
  load: () => import('./OrderSummaryStep.tsx'),
})
