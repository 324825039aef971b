import { useEffect, useState } from 'react'

const ALONE_AFTER_MS = 5_000

/** Whether somebody is at the screen: input of any kind, and a moment after it. */
export function useAttended(): boolean {
  const [attended, setAttended] = useState(true)
  useEffect(() => {
    let timer = setTimeout(() => setAttended(false), ALONE_AFTER_MS)
    const input = () => {
      setAttended(true)
      clearTimeout(timer)
      timer = setTimeout(() => setAttended(false), ALONE_AFTER_MS)
    }
    const kinds = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const kind of kinds) window.addEventListener(kind, input, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) window.removeEventListener(kind, input)
    }
  }, [])
  return attended
}
