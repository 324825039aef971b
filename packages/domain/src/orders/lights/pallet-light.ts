import type { Light } from './light.ts'

export interface OrderPallet {
  readonly status: string
  readonly good_qty: number
}

const CANCELLED = 'Cancelled'

function delivered(pallets: readonly OrderPallet[]): number[] {
  return pallets.filter(({ status }) => status !== CANCELLED).map(({ good_qty }) => good_qty)
}

export function palletTotal(pallets: readonly OrderPallet[]): number {
  return delivered(pallets).reduce((total, quantity) => total + quantity, 0)
}

/** Pallets of one size are green; the remainder pallet is a second size and makes it yellow. */
export function palletLight(pallets: readonly OrderPallet[]): Light {
  const sizes = new Set(delivered(pallets)).size
  if (sizes <= 1) return 0
  return sizes === 2 ? 1 : 2
}
