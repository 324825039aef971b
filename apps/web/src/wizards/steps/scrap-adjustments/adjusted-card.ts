import type { OrderSoFar } from '@takt/domain/machines/proportion.ts'
import type { CamelOrder } from '@takt/domain/orders/model/camel-order.ts'
import { type AdjustedReason, asBooked } from '@takt/domain/scrap/adjusted-card.ts'
import { compareCodes } from '@takt/domain/scrap/compare-codes.ts'
import type { ScrapOfReason } from '@takt/domain/scrap/model/scrap.ts'

export interface AdjustedCard {
  /** Whose scrap it is: another order is loaded anew. */
  readonly card_no: string
  /** Null until it is loaded. */
  readonly rows: readonly AdjustedReason[] | null
  /** What is planned and made of the order; null where the machine does not have it. */
  readonly of: OrderSoFar | null
  /** Only whole pieces are booked: the server refuses a part of one. */
  readonly whole: boolean
  /** The reason that the keypad types into. */
  readonly chosen: string | null
}

export interface ScrapAdjustmentsSettings {
  card_no: string
  /** Passes by itself, once, where nothing is booked. */
  skipEmpty: boolean
}

/** The card as it is booked, by the codes of its reasons. */
export function cardOf(
  card_no: string,
  booked: readonly ScrapOfReason[],
  { of, whole }: Pick<AdjustedCard, 'of' | 'whole'>,
): AdjustedCard {
  const rows = booked.map(asBooked).sort((a, b) => compareCodes(a.scrap_reason, b.scrap_reason))
  return { card_no, rows, of, whole, chosen: rows[0]?.scrap_reason ?? null }
}

export function aboutOrder(order: CamelOrder | undefined): Pick<AdjustedCard, 'of' | 'whole'> {
  if (!order) return { of: null, whole: false }
  return {
    of: { planned_op_qty: order.plannedOpQty, good: order.cardGoodQty, scrap: 0 },
    whole: order.integerUnit === 1,
  }
}
