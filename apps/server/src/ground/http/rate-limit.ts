/** Token buckets in this process's memory: they slow a runaway client or a guesser down, they are no quota. */
export interface RateLimit {
  /** Seconds to wait, 0 when the request may pass. */
  take(key: string, now: number): number
}

interface Bucket {
  tokens: number
  at: number
}

/** Buckets are forgotten beyond this many: an attacker with many addresses must not fill the memory. */
const MOST_BUCKETS = 50_000

export function createRateLimit(limit: { perSecond: number; burst: number }): RateLimit {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, now) {
      const bucket = buckets.get(key) ?? { tokens: limit.burst, at: now }
      // A clock that is set back must not lock everybody out.
      const tokens = Math.min(limit.burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * limit.perSecond)
      if (!buckets.has(key) && buckets.size >= MOST_BUCKETS) buckets.clear()
      if (tokens < 1) {
        buckets.set(key, { tokens, at: now })
        return Math.ceil((1 - tokens) / limit.perSecond)
      }
      buckets.set(key, { tokens: tokens - 1, at: now })
      return 0
    },
  }
}
