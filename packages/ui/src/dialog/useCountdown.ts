import { useEffect, useEffectEvent, useState } from 'react'

interface Countdown {
  /** Whole seconds; null while it does not run. */
  readonly left: number | null
  /** Gives the whole time again. */
  restart(): void
}

/** Counts while `running` and calls `onEnd` once. Counts from a deadline, so a sleeping tab catches up. */
export function useCountdown(seconds: number | undefined, running: boolean, onEnd: () => void): Countdown {
  const [left, setLeft] = useState<number | null>(null)
  const [round, setRound] = useState(0)
  const end = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is the same time again
  useEffect(() => {
    if (!running || seconds === undefined) {
      setLeft(null)
      return
    }
    const deadline = performance.now() + seconds * 1000
    setLeft(seconds)
    const timer = window.setInterval(() => {
      const remaining = Math.max(0, Math.ceil((deadline - performance.now()) / 1000))
      setLeft(remaining)
      if (remaining > 0) return
      window.clearInterval(timer)
      end()
    }, 200)
    return () => window.clearInterval(timer)
  }, [seconds, running, round])
  return { left, restart: () => setRound((before) => before + 1) }
}
