/**
 * Nobody makes half as much again as was planned by running well: above this the planned time of a piece, the pieces of
 * a cycle or what was reported is wrong, and a green light would hide it.
 */
export const MOST_PLAUSIBLE_PERCENT = 150

export interface JudgedFigures {
  readonly a_percent: number | null
  readonly oee: number | null
}

/**
 * What has to be looked at: pieces that came faster than their planned time allows, or an OEE that is too large without
 * them. Undefined: nothing. No figure is ever cut to what can be: a cut one would hide what is wrong.
 */
export function implausibleFigure({ a_percent, oee }: JudgedFigures): 'too-fast' | 'too-much' | undefined {
  if (isImplausible(a_percent)) return 'too-fast'
  return isImplausible(oee) ? 'too-much' : undefined
}

/** Nothing known is nothing wrong. */
export function isImplausible(percent: number | null): boolean {
  return percent !== null && percent > MOST_PLAUSIBLE_PERCENT
}
