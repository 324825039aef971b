import { useCallback, useRef, useState } from 'react'

interface OneAtATime {
  /** The name of what is under way. */
  readonly pending: string | null
  run(name: string, act: () => Promise<unknown>): void
}

/** While one of several actions is under way no other press counts, not even one that comes before the next picture. */
export function useOneAtATime(): OneAtATime {
  const [pending, setPending] = useState<string | null>(null)
  const locked = useRef(false)
  const run = useCallback((name: string, act: () => Promise<unknown>) => {
    if (locked.current) return
    locked.current = true
    setPending(name)
    void act().finally(() => {
      locked.current = false
      setPending(null)
    })
  }, [])
  return { pending, run }
}
