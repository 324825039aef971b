import { useEffect, useEffectEvent, useState } from 'react'

/** A drag passes many values: only one that stayed this long is told. */
const SETTLES_AFTER_MS = 333

interface Settled {
  /** What is shown: the value under the finger, or the one that was told. */
  readonly value: number
  change(value: number): void
  /** Tells at once what has not been told yet. */
  settle(): void
}

export function useSettled(given: number, tell: (value: number) => void): Settled {
  const [moved, setMoved] = useState<number | null>(null)
  const settle = () => {
    if (moved === null) return
    setMoved(null)
    tell(moved)
  }
  const settleNow = useEffectEvent(settle)
  useEffect(() => {
    if (moved === null) return
    const timer = setTimeout(() => settleNow(), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [moved])
  // Who leaves within the pause has chosen all the same.
  useEffect(() => {
    const leave = () => settleNow()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return { value: moved ?? given, change: setMoved, settle }
}
