import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { columns } from './columns.ts'

/** Which of the orders that run on the machine. The only one is taken by itself, once. */
export const runningOrder = defineStep({
  id: 'running-order',
  label: 'wizard.running-order',
  initial: null as RunningOrder | null,
  settings: {} as NoSettings,
  advancesOnPick: true,
  order: (order) => order,
  followsRunning: true,
  table: { key: 'record_no', columns: columns.map(({ field }) => field) },
  check: (order) => (order ? 'ok' : { blocked: { key: 'wizard.running-order.pick' } }),
  takesScan: true,
  load: () => import('./RunningOrderStep.tsx'),
})
