import { goesOnBeside } from '@takt/domain/orders/start-chain.ts'
import { defineStep } from '../../engine/define-step.ts'
import type { OrderSummarySettings } from './OrderSummaryStep.tsx'

const nothingToBook: OrderSummarySettings = {
  booking: [],
  bookingTitle: 'wizard.order-summary.booking',
  order: null,
  starts: null,
}

/** The order and what is about to be done, before the check mark. */
export const orderSummary = defineStep({
  id: 'order-summary',
  label: 'wizard.order-summary',
  initial: null,
  settings: nothingToBook,
  check: (_value, settings, { order, machine, running }) => {
    if (!(settings.order ?? order)) return { blocked: { key: 'wizard.running-order.pick' } }
    const beside = settings.starts === null ? [] : goesOnBeside(machine, settings.starts, running ?? [])
    return beside.length === 0 ? 'ok' : { warn: [{ key: 'start.beside', values: { orders: beside.join(', ') } }] }
  },
  load: () => import('./OrderSummaryStep.tsx'),
})
