import { type PlannedPick, plannedAsOrder } from '@takt/domain/orders/wizard/planned-pick.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { mayStart } from '../../may-start.ts'
import { plannedColumns } from '../../planned-columns.ts'

/** Which of the planned orders that make pieces good again. */
export const reworkOrder = defineStep({
  id: 'rework-order',
  label: 'wizard.rework-order',
  initial: null as PlannedPick | null,
  settings: {} as NoSettings,
  advancesOnPick: true,
  order: (picked) => picked && plannedAsOrder(picked.order),
  table: { key: 'card_no', columns: plannedColumns.map(({ field }) => field) },
  check: mayStart,
  takesScan: true,
  load: () => import('./ReworkOrderStep.tsx'),
})
