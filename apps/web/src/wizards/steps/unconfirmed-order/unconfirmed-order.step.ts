import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { columns } from './columns.ts'
import type { UnconfirmedOrder } from './UnconfirmedOrderStep.tsx'

/** Which order that is over and that nobody has confirmed: cancelled ones, and those with open pallet flags. */
export const unconfirmedOrder = defineStep({
  id: 'unconfirmed-order',
  label: 'wizard.unconfirmed-order',
  initial: null as UnconfirmedOrder | null,
  settings: {} as NoSettings,
  advancesOnPick: true,
  order: (order) => order,
  table: { key: 'record_no', columns: columns.map(({ field }) => field) },
  check: (order) => (order ? 'ok' : { blocked: { key: 'wizard.unconfirmed-order.pick' } }),
  takesScan: true,
  load: () => import('./UnconfirmedOrderStep.tsx'),
})
