import type { CavityCount } from '../orders/cavity-print.ts'

/** The pieces of a pallet spread evenly over the cavities that made them; what is left over falls to the first ones. */
export function cavityShares(quantity: number, cavities: number): CavityCount[] {
  const pieces = Math.max(0, Math.floor(quantity) || 0)
  const share = Math.floor(pieces / cavities)
  const over = pieces - share * cavities
  return Array.from({ length: cavities }, (_, at) => ({ prodquantity: share + (at < over ? 1 : 0), scrapquantity: 0 }))
}
