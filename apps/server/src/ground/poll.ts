import type { Log } from './log.ts'

interface Polled {
  readonly everyMs: number
  readonly log: Log
  /** What the log says when a round has failed; the next one tries again. */
  readonly failed: string
  readonly work: (stop: AbortSignal) => Promise<void>
}

/** Work that looks for something to do all the time, one look after the other; stopping waits for the one under way. */
export function poll({ everyMs, log, failed, work }: Polled): { stop(): Promise<void> } {
  const ending = new AbortController()
  let underWay: Promise<void> | null = null
  const look = () => {
    // A round that takes longer than the time between two must not be followed by as many at once as it missed.
    if (ending.signal.aborted || underWay) return
    underWay = work(ending.signal)
      .catch((error) => log.warn(failed, { error }))
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(look, everyMs)
  return {
    stop: async () => {
      ending.abort()
      clearInterval(timer)
      await underWay
    },
  }
}
