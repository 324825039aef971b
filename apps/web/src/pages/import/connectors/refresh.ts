import { serverNow } from '../../../data/live/live.ts'

export const REFRESH_SECONDS = 5

/** Since when the rows on the screen are no longer confirmed, by the server's clock; null while all is well. */
export function failedSince({ error, updatedAt }: { error: unknown; updatedAt: number }): number | null {
  if (error === null || updatedAt === 0) return null
  return serverNow() - (Date.now() - updatedAt)
}
