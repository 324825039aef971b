/**
 * Rounds as people do: half away from zero, and 1.005 to 1.01. Plain `Math.round(x * 100) / 100` gives 1 there,
 * and a correction of -2.5 would not undo a booking of 2.5.
 */
export function toDecimals(value: number, decimals: number): number {
  const factor = 10 ** decimals
  const shifted = Number((Math.abs(value) * factor).toPrecision(15))
  const rounded = (Math.sign(value) * Math.round(shifted)) / factor
  return rounded === 0 ? 0 : rounded
}

/** A sum or difference of quantities without the noise of floats (0.1 + 0.2): nothing is measured to a millionth. */
export function exact(value: number): number {
  return toDecimals(value, 6)
}
