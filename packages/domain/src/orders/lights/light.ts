/** State of an order-detail panel: 0 green, 1 yellow, 2 red. */
export type Light = 0 | 1 | 2

const colours = ['green', 'yellow', 'red'] as const

export function lightColour(light: Light): (typeof colours)[number] {
  return colours[light]
}

/** Limits have up to five decimals; what a sum of floats adds behind them must not turn a light. */
export function isAbove(value: number, limit: number): boolean {
  return value - limit > 0.000_001
}

export function isBelow(value: number, limit: number): boolean {
  return isAbove(limit, value)
}

/** Null stays null: red would say that it goes badly where nobody knows yet. */
export function aboveLight(percent: number | null, green: number, yellow: number): Light | null {
  if (percent === null) return null
  if (isAbove(percent, green)) return 0
  return isAbove(percent, yellow) ? 1 : 2
}
