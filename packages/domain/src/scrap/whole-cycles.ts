/** Scrap entered in whole cycles for all running orders at once. */

import { has, type MachineFunctions, specialFunctions } from '../ground/special-functions.ts'
import { type Cavities, piecesOf } from '../orders/cavities.ts'
import { wholeUnits } from '../orders/whole-units.ts'
import { needsNote, type ScrapReasonText } from './scrap-note.ts'

/** Stored where the reason asks for no text, so that the booking still tells where it came from. */
const STANDARD_TEXT = `SF${specialFunctions.scrapWholeCycles.sf}`

export interface CycleScrap {
  readonly card_no: string
  readonly scrap_qty: number
  readonly scrap_text: string
}

/** Negative scrap corrects pieces, on any machine: it is never multiplied by cavities. */
export function entersWholeCycles(machine: MachineFunctions, entered: number): boolean {
  return has(machine, 'scrapWholeCycles') && entered > 0
}

/** One booking per order; an order whose cavities are all closed made no piece of these cycles. */
export function wholeCycleScrap(
  orders: readonly (Cavities & { readonly card_no: string })[],
  entered: { readonly cycles: number; readonly scrap_text: string; readonly reason: ScrapReasonText },
): CycleScrap[] {
  // A begun cycle has filled every cavity.
  const cycles = Math.max(wholeUnits(entered.cycles, { integer_unit: 1 }), 0)
  const scrap_text = needsNote(entered.reason) ? entered.scrap_text.trim() : STANDARD_TEXT
  return orders
    .map((order) => ({ card_no: order.card_no, scrap_qty: piecesOf(cycles, order), scrap_text }))
    .filter(({ scrap_qty }) => scrap_qty > 0)
}
