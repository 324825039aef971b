import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'

/** From afar nobody reads decimals, but two and a half kilograms are no three. */
export function wallAmount(quantity: number): number {
  return toDecimals(quantity, Math.abs(quantity) < 10 ? 1 : 0)
}
