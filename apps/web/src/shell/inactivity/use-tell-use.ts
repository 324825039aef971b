import { secondsWarned, tellUseEveryMs } from '@takt/domain/ground/idle-sign-out.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '../../data/live/server-clock.ts'
import { lastUse, noteUse } from '../../data/session/last-use.ts'
import { tellUse } from '../../data/session/session.ts'

const LOOK_EVERY_MS = 500

/**
 * Tells the server that somebody is there, where sessions end when nobody is: with the touch itself, and then seldom.
 * Answers the seconds until that end once it is near; the next touch keeps the session.
 */
export function useTellUse(afterMs: number | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (afterMs === null) return
    const every = tellUseEveryMs(afterMs)
    let told = Number.NEGATIVE_INFINITY
    const warned = () => secondsWarned({ lastUse: lastUse(afterMs), now: serverNow() }, afterMs)
    const input = () => {
      if (performance.now() - told < every && warned() === null) return
      told = performance.now()
      // What the server counts from: a touch that it is not told of keeps no session.
      noteUse()
      setLeft(null)
      // A server that is away hears of the next touch.
      tellUse().catch(() => undefined)
    }
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const
    for (const kind of kinds) window.addEventListener(kind, input, { capture: true, passive: true })
    const timer = setInterval(() => setLeft(warned()), LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      setLeft(null)
      for (const kind of kinds) window.removeEventListener(kind, input, { capture: true })
    }
  }, [afterMs])
  return left
}
