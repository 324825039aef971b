import { MOST_LABELS } from '@takt/domain/pallets/copies.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { nothingToPrint, printOfAnother, printVerdict } from '../../print-value.ts'

/** How many labels of an order, and on which printer. */
export const labelPrinting = defineStep({
  id: 'label-printing',
  label: 'wizard.label-printing',
  initial: nothingToPrint,
  settings: {} as NoSettings,
  renew: printOfAnother,
  check: (value) => printVerdict(value, MOST_LABELS),
  load: () => import('./LabelPrintingStep.tsx'),
})
