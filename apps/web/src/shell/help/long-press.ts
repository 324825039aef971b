export interface Point {
  readonly x: number
  readonly y: number
}

export const LONG_PRESS_MS = 2_000
/** A finger in a glove trembles this much without meaning to move. */
const STILL_PX = 10

export function isLongPress(press: { from: Point; to: Point; heldMs: number }): boolean {
  return press.heldMs >= LONG_PRESS_MS && stayed(press.from, press.to)
}

export function stayed(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= STILL_PX
}
