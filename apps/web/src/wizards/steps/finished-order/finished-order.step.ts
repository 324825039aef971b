import type { Order } from '@takt/domain/orders/model/order.ts'
import { defineStep } from '../../engine/define-step.ts'
import { columns } from './columns.ts'

/** Which of the orders that ended on the machine in the last 30 days. The only one is taken by itself, once. */
export const finishedOrder = defineStep({
  id: 'finished-order',
  label: 'wizard.finished-order',
  initial: null as Order | null,
  settings: { alsoRunning: false },
  advancesOnPick: true,
  order: (order) => order,
  table: { key: 'record_no', columns: columns.map(({ field }) => field) },
  check: (order) => (order ? 'ok' : { blocked: { key: 'wizard.running-order.pick' } }),
  takesScan: true,
  load: () => import('./FinishedOrderStep.tsx'),
})
