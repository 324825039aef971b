import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import type { ChosenDocument } from './DocumentsStep.tsx'

/** Which document of the machine and of the order; one that lies elsewhere opens in a tab of its own. */
export const documents = defineStep({
  id: 'documents',
  label: 'wizard.document',
  initial: null as ChosenDocument | null,
  settings: {} as NoSettings,
  check: (chosen) => (chosen ? 'ok' : { blocked: { key: 'documents.choose' } }),
  load: () => import('./DocumentsStep.tsx'),
})
