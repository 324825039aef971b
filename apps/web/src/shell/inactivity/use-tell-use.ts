import { tellUseEveryMs } from '@takt/domain/ground/idle-sign-out.ts'
import { useEffect } from 'react'
import { tellUse } from '../../data/session/session.ts'

/** Tells the server that somebody is there, where sessions end when nobody is: with the touch itself, and then seldom. */
export function useTellUse(afterMs: number | null): void {
  useEffect(() => {
    if (afterMs === null) return
    const every = tellUseEveryMs(afterMs)
    let told = Number.NEGATIVE_INFINITY
    const input = () => {
      if (performance.now() - told < every) return
      told = performance.now()
      // A server that is away hears of the next touch.
      tellUse().catch(() => undefined)
    }
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const
    for (const kind of kinds) window.addEventListener(kind, input, { capture: true, passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, input, { capture: true })
    }
  }, [afterMs])
}
