import { MOST_COPIES } from '@takt/domain/pallets/copies.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { nothingToPrint, printVerdict } from '../../print-value.ts'

/** How many copies of a flag, and on which printer. */
export const print = defineStep({
  id: 'print',
  label: 'wizard.print',
  initial: nothingToPrint,
  settings: {} as NoSettings,
  check: (value) => printVerdict(value, MOST_COPIES),
  load: () => import('./PrintStep.tsx'),
})
