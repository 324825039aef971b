/** Turns of the wheel as one movement: W-TOOL-40. */

/** Turns that come later than this after the last begin anew. */
const WHEEL_RESET_MS = 200
/** What a touch pad must have said in dots until it is a step. */
const STEP_PX = 40

export interface WheelTurned {
  /** What has come together so far, and when the last of it came. */
  readonly turned: number
  readonly at: number
}

export const WHEEL_AT_REST: WheelTurned = { turned: 0, at: Number.NEGATIVE_INFINITY }

/** A wheel makes a step with each turn; a touch pad says many little ones, which together are one. */
export function turnWheel(
  before: WheelTurned,
  { by, at, inDots }: { readonly by: number; readonly at: number; readonly inDots: boolean },
): { readonly wheel: WheelTurned; readonly step: number } {
  const turned = at - before.at > WHEEL_RESET_MS ? by : before.turned + by
  if (inDots && Math.abs(turned) < STEP_PX) return { wheel: { turned, at }, step: 0 }
  return { wheel: { turned: 0, at }, step: turned }
}
