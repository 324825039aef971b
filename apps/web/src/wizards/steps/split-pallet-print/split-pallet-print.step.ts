import { cavityPrint, labelledCavities } from '@takt/domain/orders/cavity-print.ts'
import { MOST_COPIES } from '@takt/domain/pallets/copies.ts'
import { defineStep } from '../../engine/define-step.ts'
import { nothingToPrint, printOfAnother, printVerdict } from '../../print-value.ts'
import type { SplitPrintValue } from './SplitPalletPrintStep.tsx'

/** A flag for each cavity that made something of the pallet. */
export const splitPalletPrint = defineStep({
  id: 'split-pallet-print',
  label: 'wizard.split-pallet-print',
  initial: { ...nothingToPrint, cavities: [], spreadFrom: -1 } as SplitPrintValue,
  settings: { cavities: 1, quantity: 0 },
  // As many pieces of another order are spread anew: its cavities made others.
  renew: (value) => (value.cavities.length === 0 ? value : printOfAnother({ ...value, cavities: [], spreadFrom: -1 })),
  check: (value) => {
    const print = cavityPrint(value.cavities, { num_copies: 1, printer: '' })
    if (labelledCavities(print).length === 0) {
      return { blocked: { key: 'print.needs-good' }, refused: value.cavities.length > 0 }
    }
    return printVerdict(value, MOST_COPIES)
  },
  load: () => import('./SplitPalletPrintStep.tsx'),
})
