/** The pallets of an order that is being confirmed, and how many pieces it made. */

import { leastQuantity, waitingFlags } from '../orders/confirm-order.ts'
import type { PalletFlag } from '../orders/model/pallet-flag.ts'
import { MOST_IN_ONE_REPORT } from '../orders/report-good.ts'
import { isPart } from '../orders/wizard/check-quantity.ts'
import { saysNothing } from '../orders/wizard/no-value.ts'

export interface OrderPallets {
  readonly card_no: string
  /** Null until they are known. */
  readonly flags: readonly PalletFlag[] | null
  /** As typed. */
  readonly quantity: string
  /** It was below what stands on pallets, and was raised to that. */
  readonly raised: boolean
  /** Flags with which somebody goes on although the ERP does not have them. */
  readonly continued: readonly number[]
}

export const NO_PALLETS: OrderPallets = { card_no: '', flags: null, quantity: '', raised: false, continued: [] }

/** What is known when the order is opened: at first it made what is booked. */
export function palletsOf(card_no: string, flags: readonly PalletFlag[], booked: number): OrderPallets {
  const quantity = String(Math.max(booked, leastQuantity(flags)))
  return { card_no, flags, quantity, raised: false, continued: [] }
}

export type PalletsProblem = 'loading' | 'not-a-number' | 'not-whole' | 'too-large' | 'below-booked'

export function confirmedQty({ quantity }: Pick<OrderPallets, 'quantity'>): number {
  return saysNothing(quantity) ? 0 : Number(quantity)
}

/** A quantity below the pallets is no hindrance: it is raised when the operator goes on. `whole`: only whole pieces are counted. */
export function palletsProblem(pallets: OrderPallets, booked: number, whole = false): PalletsProblem | null {
  if (pallets.flags === null) return 'loading'
  const quantity = confirmedQty(pallets)
  if (!(quantity >= 0)) return 'not-a-number'
  if (whole && isPart(pallets.quantity)) return 'not-whole'
  if (quantity > MOST_IN_ONE_REPORT) return 'too-large'
  return quantity >= leastQuantity(pallets.flags) && quantity < booked ? 'below-booked' : null
}

export type PalletsLeaving =
  | { readonly kind: 'raise'; readonly to: OrderPallets }
  | { readonly kind: 'halt'; readonly after: OrderPallets }

/** What stands between the pallets and the next step: first the quantity, then what the ERP does not have. */
export function palletsLeaving(pallets: OrderPallets): PalletsLeaving | null {
  const flags = pallets.flags ?? []
  const least = leastQuantity(flags)
  if (confirmedQty(pallets) < least) {
    return { kind: 'raise', to: { ...pallets, quantity: String(least), raised: true } }
  }
  const waiting = waitingFlags(flags)
  const known = waiting.every((recordNo) => pallets.continued.includes(recordNo))
  return known ? null : { kind: 'halt', after: { ...pallets, continued: waiting } }
}
