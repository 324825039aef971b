import type { Span } from '@takt/domain/history/plant-hours.ts'

/** Half of what a gloved finger covers. */
const REACH_PX = 22

/**
 * The stop that a press is meant for: a stop of a minute is a hair on the line, and a finger is not. The nearest one within reach, of
 * two that are as near the one that began later; undefined: none was meant.
 */
export function nearestStop<S extends Span>(
  stops: readonly S[],
  { at, msPerPixel }: { at: number; msPerPixel: number },
): S | undefined {
  const away = ({ from, to }: Span) => Math.max(0, from - at, at - to)
  let nearest: S | undefined
  for (const stop of stops) {
    if (away(stop) > REACH_PX * msPerPixel) continue
    if (nearest === undefined || away(stop) <= away(nearest)) nearest = stop
  }
  return nearest
}
