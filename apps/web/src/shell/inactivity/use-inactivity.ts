import { useEffect, useEffectEvent } from 'react'

const NOTE_AT_MOST_EVERY_MS = 5_000
const CHECK_EVERY_MS = 10_000

/** The moment of the last input. Noted at most every few seconds: a scrolling finger sends hundreds of events. */
export function noteInput(last: number, now: number): number {
  return now - last >= NOTE_AT_MOST_EVERY_MS ? now : last
}

/** Calls once when nobody has touched the screen for that long, and again only after somebody has; null is never. */
export function useInactivity(onInactive: () => void, afterMs: number | null): void {
  const tell = useEffectEvent(onInactive)
  useEffect(() => {
    if (afterMs === null) return
    let last = performance.now()
    let told = false
    const input = () => {
      last = noteInput(last, performance.now())
      told = false
    }
    const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
    for (const kind of kinds) window.addEventListener(kind, input, { capture: true, passive: true })
    const timer = setInterval(() => {
      if (told || performance.now() - last < afterMs) return
      told = true
      tell()
    }, CHECK_EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const kind of kinds) window.removeEventListener(kind, input, { capture: true })
    }
  }, [afterMs])
}
