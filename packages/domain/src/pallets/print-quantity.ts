import type { Refusal } from '../ground/refusal.ts'

/** More flags at once are a typing error, and an hour of paper. */
export const MOST_FLAGS_AT_ONCE = 500
const MOST_OF_PLANNED = 2

/** An adjusted quantity lies between the planned one and twice it, both ends allowed. */
export function isPrintQuantity(quantity: number, planned_op_qty: number): boolean {
  return quantity >= planned_op_qty && quantity <= planned_op_qty * MOST_OF_PLANNED && quantity > 0
}

/** How many pieces each flag of a whole order says: full packs, and what is left on the last one. */
export function flagQuantities(
  quantity: number,
  { planned_op_qty, pack_qty }: { readonly planned_op_qty: number; readonly pack_qty: number },
): number[] | Refusal {
  if (!isPrintQuantity(quantity, planned_op_qty)) {
    const max = planned_op_qty * MOST_OF_PLANNED
    return { refusal: 'print-quantity-outside', values: { min: planned_op_qty, max } }
  }
  const pack = pack_qty > 0 ? pack_qty : quantity
  const count = Math.ceil(quantity / pack)
  if (count > MOST_FLAGS_AT_ONCE) return { refusal: 'too-many-flags', values: { count, max: MOST_FLAGS_AT_ONCE } }
  return Array.from({ length: count }, (_, at) => Math.min(pack, quantity - at * pack))
}

/** Somebody has stopped the printing of this order; told as a number or as text. */
export function isPrintBlocked({ other_info_8 }: { readonly other_info_8: string | number }): boolean {
  return String(other_info_8).trim() === '1'
}
