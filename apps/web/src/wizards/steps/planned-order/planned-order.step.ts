import { type PlannedPick, plannedAsOrder } from '@takt/domain/orders/wizard/planned-pick.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { mayStart } from '../../may-start.ts'
import { plannedColumns } from '../../planned-columns.ts'

/** Which order of the plan. One that was selected before is taken by itself, once. */
export const plannedOrder = defineStep({
  id: 'planned-order',
  label: 'wizard.planned-order',
  initial: null as PlannedPick | null,
  settings: {} as NoSettings,
  advancesOnPick: true,
  order: (picked) => picked && plannedAsOrder(picked.order),
  table: { key: 'card_no', columns: plannedColumns.map(({ field }) => field) },
  check: mayStart,
  takesScan: true,
  load: () => import('./PlannedOrderStep.tsx'),
})
