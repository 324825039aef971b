import { toDecimals } from '../ground/statistics/decimals.ts'

/** The unit's integer flag: a begun piece counts as a whole one. */
export interface UnitKind {
  readonly integer_unit: 0 | 1
}

/**
 * A fraction becomes the next whole number, away from zero: a correction of -112.4 then undoes a booking of 112.4.
 * What a division adds behind the ninth decimal is no begun piece.
 */
export function wholeUnits(quantity: number, { integer_unit }: UnitKind): number {
  if (integer_unit === 0) return quantity
  const whole = Math.sign(quantity) * Math.ceil(toDecimals(Math.abs(quantity), 9))
  return whole === 0 ? 0 : whole
}
