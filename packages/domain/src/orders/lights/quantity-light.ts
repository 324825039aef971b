import { isBelow, type Light } from './light.ts'

/** Over-delivery from here on is red. */
const OVER_DELIVERY = 1.1

/** The total is `palletTotal`: cancelled pallets are no delivery. */
export function quantityLight(planned_qty: number, pallet_total: number): Light {
  if (planned_qty === pallet_total) return 0
  if (planned_qty <= 0) return 2
  return isBelow(pallet_total, planned_qty * OVER_DELIVERY) ? 1 : 2
}
