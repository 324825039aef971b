export interface TryRule {
  /** Tries before the first wait. */
  readonly free: number
  readonly longestSeconds: number
}

/** From one address, or from a device that the person has used before: a guesser gets some 300 tries a day, cold fingers are forgiven. */
export const fromOnePlace: TryRule = { free: 3, longestSeconds: 300 }
/** From everywhere together, but for known devices: whoever guesses from many addresses is slowed down, too. */
export const fromEverywhere: TryRule = { free: 30, longestSeconds: 300 }

/** Seconds to wait before another try: 1, 2, 4 … after the free ones. */
export function waitSeconds(
  { free, longestSeconds }: TryRule,
  failures: number,
  { last, now }: { readonly last: number; readonly now: number },
): number {
  if (failures < free) return 0
  const wait = Math.min(2 ** (failures - free), longestSeconds)
  // A clock that was set back makes nobody wait longer.
  return Math.min(wait, Math.max(0, Math.ceil((last + wait * 1000 - now) / 1000)))
}
