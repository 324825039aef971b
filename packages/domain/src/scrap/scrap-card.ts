import { has, type MachineFunctions } from '../ground/special-functions.ts'

export interface ScrapCard {
  readonly card_no: string
  /** The machine scraps on the previous operation, but this order has none: the screen says so. */
  readonly noPreviousOperation: boolean
}

/** The card whose scrap history is shown. */
export function scrapCard(
  machine: MachineFunctions,
  order: { readonly card_no: string; readonly prev_op_card_no: string | null },
): ScrapCard {
  const onPrevious = has(machine, 'scrapOnPreviousOperation')
  const previous = order.prev_op_card_no?.trim() ?? ''
  if (onPrevious && previous !== '') return { card_no: previous, noPreviousOperation: false }
  return { card_no: order.card_no, noPreviousOperation: onPrevious }
}
