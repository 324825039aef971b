/** Who wants scanned codes before they are looked up: the newest first, so that a popup goes before its page. */
import { useEffect, useEffectEvent } from 'react'

type Take = (code: string) => boolean
const takers: Take[] = []

/** `take` answers whether the code was for it. */
export function useScan(take: Take): void {
  const now = useEffectEvent(take)
  useEffect(() => {
    const own: Take = (code) => now(code)
    takers.push(own)
    return () => void takers.splice(takers.indexOf(own), 1)
  }, [])
}

export function offerScan(code: string): boolean {
  return [...takers].reverse().some((take) => take(code))
}
