import { defineStep } from '../../engine/define-step.ts'
import type { OrderSummarySettings } from './OrderSummaryStep.tsx'

const nothingToBook: OrderSummarySettings = {
  booking: [],
  bookingTitle: 'wizard.order-summary.booking',
  order: null,
}

/** The order and what is about to be done, before the check mark. */
export const orderSummary = defineStep({
  id: 'order-summary',
  label: 'wizard.order-summary',
  initial: null,
  settings: nothingToBook,
  check: (_value, settings, { order }) =>
    (settings.order ?? order) ? 'ok' : { blocked: { key: 'wizard.running-order.pick' } },
  load: () => import('./OrderSummaryStep.tsx'),
})
