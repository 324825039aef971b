import { defineStep } from '../../engine/define-step.ts'
import type { InputSummarySettings } from './InputSummaryStep.tsx'

/** What will be set, beside what was. */
export const inputSummary = defineStep({
  id: 'input-summary',
  label: 'wizard.input-summary',
  initial: null,
  settings: { changed: [] } as InputSummarySettings,
  check: (_value, { changed }) => (changed.length > 0 ? 'ok' : { blocked: { key: 'wizard.input-summary.nothing' } }),
  load: () => import('./InputSummaryStep.tsx'),
})
