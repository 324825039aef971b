import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import { type Asked, defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'
import { entryOf, type PalletQuantity } from './entered-quantity.ts'

export function piecesOf(value: PalletQuantity, order: Asked['order']): number {
  return quantityOf(entryOf(value, order))
}

/** How many pieces lie on the pallet; at first as many as a full one holds. */
export const palletQuantity = defineStep({
  id: 'pallet-quantity',
  label: 'wizard.pallet-quantity',
  initial: { card_no: '', entry: '' } as PalletQuantity,
  settings: { ...noLimits, preset: 0 },
  check: (value, settings, { order }) => quantityVerdict(entryOf(value, order), settings),
  load: () => import('./PalletQuantityStep.tsx'),
})
