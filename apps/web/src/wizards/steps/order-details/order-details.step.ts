import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

/** Everything about the order with its traffic lights. The next steps count with what is loaded here. */
export const orderDetails = defineStep({
  id: 'order-details',
  label: 'wizard.order-details',
  initial: null as OrderDetails | null,
  settings: {} as NoSettings,
  check: (details, _settings, { order }) =>
    details && details.card_no === order?.card_no ? 'ok' : { blocked: { key: 'wizard.order-details.loading' } },
  load: () => import('./OrderDetailsStep.tsx'),
})
