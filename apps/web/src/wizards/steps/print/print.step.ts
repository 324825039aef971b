import { MOST_COPIES } from '@takt/domain/pallets/copies.ts'
import { defineStep } from '../../engine/define-step.ts'
import { nothingToPrint, printOfAnother, printVerdict } from '../../print-value.ts'
import type { PrintSettings } from './PrintStep.tsx'

const noPieces: PrintSettings = { pieces: 0 }

/** How many copies of a flag, and on which printer. */
export const print = defineStep({
  id: 'print',
  label: 'wizard.print',
  initial: nothingToPrint,
  settings: noPieces,
  renew: printOfAnother,
  check: (value) => printVerdict(value, MOST_COPIES),
  load: () => import('./PrintStep.tsx'),
})
