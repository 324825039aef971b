import { useEffect, useState } from 'react'

/** Seconds until one may try again, counting down. Counted to a moment: a sleeping tab does not wait longer. */
export function useWait(): { left: number; wait(seconds: number): void } {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)))
    count()
    if (until <= performance.now()) return
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [until])
  return { left, wait: (seconds) => setUntil(performance.now() + seconds * 1_000) }
}
