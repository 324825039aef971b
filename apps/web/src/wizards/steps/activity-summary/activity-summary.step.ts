import { defineStep } from '../../engine/define-step.ts'
import type { ActivitySummarySettings } from './ActivitySummaryStep.tsx'

const nothing: ActivitySummarySettings = { activity: null, lines: [], rows: [] }

/** The activity and what is about to be said of it, before the check mark. */
export const activitySummary = defineStep({
  id: 'activity-summary',
  label: 'wizard.activity-summary',
  initial: null,
  settings: nothing,
  check: (_value, { activity }) => (activity ? 'ok' : { blocked: { key: 'wizard.activity.pick' } }),
  load: () => import('./ActivitySummaryStep.tsx'),
})
