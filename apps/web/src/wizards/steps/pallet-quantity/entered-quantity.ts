import type { Asked } from '../../engine/define-step.ts'

/** What was entered, and for which order: another one has pallets of another size. */
export interface PalletQuantity {
  readonly card_no: string
  readonly entry: string
}

export function entryOf({ card_no, entry }: PalletQuantity, order: Asked['order']): string {
  return card_no === order?.card_no ? entry : ''
}
