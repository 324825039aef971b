/** Links that show a dashboard on a wall without anybody signing in. */
export type WallLinkState = 'open' | 'expired' | 'revoked'

export interface WallLinkTimes {
  readonly expires_at: string | null
  readonly revoked_at: string | null
}

export function wallLinkState({ expires_at, revoked_at }: WallLinkTimes, now: number): WallLinkState {
  if (revoked_at !== null) return 'revoked'
  return expires_at !== null && Date.parse(expires_at) <= now ? 'expired' : 'open'
}

/** A link that never ends has a session that does: a display that was forgotten in a cupboard. */
const LONGEST_SESSION_MS = 366 * 86_400_000

export function wallSessionEnd(expires_at: string | null, now: number): number {
  const longest = now + LONGEST_SESSION_MS
  return expires_at === null ? longest : Math.min(longest, Date.parse(expires_at))
}
