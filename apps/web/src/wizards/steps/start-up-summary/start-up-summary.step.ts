import { NO_ENTRIES, NO_RESULTS } from '@takt/domain/scrap/start-up-entries.ts'
import { defineStep } from '../../engine/define-step.ts'

/** SF61: what will be booked of each order, and after the check mark what was. */
export const startUpSummary = defineStep({
  id: 'start-up-summary',
  label: 'wizard.start-up.summary',
  initial: NO_RESULTS,
  settings: { entries: NO_ENTRIES },
  check: () => 'ok',
  load: () => import('./StartUpSummaryStep.tsx'),
})
