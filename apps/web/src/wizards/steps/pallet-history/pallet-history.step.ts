import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import type { PalletHistoryValue } from './PalletHistoryStep.tsx'

/** Which flags of the order are there already. */
export const palletHistory = defineStep({
  id: 'pallet-history',
  label: 'wizard.pallet-history',
  initial: null as PalletHistoryValue | null,
  settings: {} as NoSettings,
  table: { key: 'record_no', columns: ['date', 'erp_id', 'good_qty', 'status'] },
  check: (value, _settings, { order }) =>
    value !== null && value.card_no === order?.card_no ? 'ok' : { blocked: { key: 'shell.loading' } },
  load: () => import('./PalletHistoryStep.tsx'),
})
