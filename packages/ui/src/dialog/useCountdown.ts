import { useEffect, useEffectEvent, useState } from 'react'

/** Whole seconds left while `running`; calls `onEnd` once. Counts from a deadline, so a sleeping tab catches up. */
export function useCountdown(seconds: number | undefined, running: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const end = useEffectEvent(onEnd)
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
  }, [seconds, running])
  return left
}
