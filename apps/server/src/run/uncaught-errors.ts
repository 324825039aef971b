import { failRequestAtHand } from '../ground/http/request-at-hand.ts'
import type { Log } from '../ground/log.ts'

/**
 * What was thrown where nobody catches, in a callback of a library or in a promise that nobody waits for. It belongs to one
 * request, or to none: that one fails and the plant goes on. No state is kept in memory that it could have spoiled.
 */
export function surviveUncaughtErrors(log: Log): () => void {
  const tell = (error: unknown) => log.error('nobody caught an error', { ...failRequestAtHand(), error })
  process.on('uncaughtException', tell)
  process.on('unhandledRejection', tell)
  return () => {
    process.off('uncaughtException', tell)
    process.off('unhandledRejection', tell)
  }
}
