/**
 * Nobody makes half as much again as was planned by running well: above this the planned time of a piece, the pieces of
 * a cycle or what was reported is wrong, and a green light would hide it.
 */
export const MOST_PLAUSIBLE_PERCENT = 150

/** Nothing known is nothing wrong. */
export function isImplausible(percent: number | null): boolean {
  return percent !== null && percent > MOST_PLAUSIBLE_PERCENT
}
