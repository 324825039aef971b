/** What a person confirms of an order that is over: how many pieces it made, and that its pallets are with the ERP. */
import type { Refusal } from '../ground/refusal.ts'

export interface ConfirmedFlag {
  readonly recordNo: number
  readonly erpStatus: 'W' | 'T' | 'N'
  readonly status: '' | 'Cancelled'
  readonly goodQty: number
}

/** A pallet that was cancelled is no pallet of the order any more. */
const stands = ({ status }: ConfirmedFlag) => status !== 'Cancelled'

/** Flags that the ERP does not have yet. */
export function waitingFlags(flags: readonly ConfirmedFlag[]): number[] {
  return flags.filter((flag) => stands(flag) && flag.erpStatus === 'W').map(({ recordNo }) => recordNo)
}

/** Fewer pieces than stand on pallets that no longer wait cannot have been made. */
export function leastQuantity(flags: readonly ConfirmedFlag[]): number {
  return flags.filter((flag) => stands(flag) && flag.erpStatus !== 'W').reduce((sum, { goodQty }) => sum + goodQty, 0)
}

export interface OrderOver {
  readonly card_no: string
  /** Good pieces that are booked. */
  readonly booked: number
  readonly running: boolean
  readonly confirmed: boolean
  readonly flags: readonly ConfirmedFlag[]
}

export interface SaidOfOrder {
  readonly quantity: number
  /** Flags that the person knows to wait still. */
  readonly waiting: readonly number[]
}

/** How many pieces are booked with it. Fewer than booked is scrap, which has a reason: it is reported before. */
export function confirmOrder(order: OrderOver, said: SaidOfOrder): { readonly toBook: number } | Refusal {
  const { card_no, booked, flags } = order
  if (order.running) return { refusal: 'confirm-running', values: { card_no } }
  if (order.confirmed) return { refusal: 'order-confirmed', values: { card_no } }
  const unknown = waitingFlags(flags).filter((recordNo) => !said.waiting.includes(recordNo))
  if (unknown.length > 0) return { refusal: 'pallets-not-transferred', values: { count: unknown.length } }
  const least = leastQuantity(flags)
  if (said.quantity < least) return { refusal: 'confirm-below-pallets', values: { least } }
  if (said.quantity < booked) return { refusal: 'confirm-below-booked', values: { booked } }
  return { toBook: said.quantity - booked }
}
