/** Access keys may end on a day; who has one is told before it does. */
const TOLD_BEFORE_MS = 30 * 86_400_000

export type KeyEnd = 'open' | 'ending' | 'ended'

/** `valid_until`: the moment from which it opens nothing; null: it does not end by itself. */
export function keyEnd(valid_until: string | null, now: number): KeyEnd {
  if (valid_until === null) return 'open'
  const left = Date.parse(valid_until) - now
  if (left <= 0) return 'ended'
  return left <= TOLD_BEFORE_MS ? 'ending' : 'open'
}
